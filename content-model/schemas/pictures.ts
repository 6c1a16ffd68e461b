import * as z from 'zod'
import { pictureFileSchema, text } from './fields.ts'

/** What a picture shows, said once for all places that use it. */
export const pictureTextSchema = z.strictObject({
  file: pictureFileSchema.describe('The picture.'),
  alt: text('What it shows, for people who do not see it.'),
})
