import * as z from 'zod'
import { demoSchema } from './demo.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'
import { writtenDateSchema } from './writtenDate.ts'

/** A comment below an article. */
export const commentSchema = z.strictObject({
  id: recordIdSchema,
  name: textSchema.describe('First name and surname.'),
  src: fieldColourSchema.describe('Colour behind the initials, which stand for a picture.'),
  date: writtenDateSchema.describe('Date as text, as September 6, 2024.'),
  comment: textSchema.describe('What the reader wrote.'),
  demo: demoSchema,
})
