import * as z from 'zod'
import { pictureFileSchema, text } from './fields.ts'

/** The alternative text of a picture, for all places that use the picture. */
export const pictureTextSchema = z.strictObject({
  file: pictureFileSchema.describe('The picture.'),
  alt: text('Description of the picture for people who cannot see it.'),
})
