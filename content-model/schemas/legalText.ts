import * as z from 'zod'
import { confirmationFields } from './confirmation.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const dateAdvice = 'Use year, month and day, as 2024-11-01.'

/** Head of a legal text (content/legal/*.mdx). */
export const legalTextSchema = pageSchema.extend({
  scene: titleSceneSchema.describe('Picture of the title bar.'),
  last_changed: z.iso
    .date({ error: dateAdvice })
    .describe('Day of the last change, as 2024-11-01.'),
  in_short: z.array(textSchema).min(1).describe('What matters most, a sentence each.'),
  company: textSchema.describe('Heading over the name and address of the company.'),
  ...confirmationFields,
})

/** A legal text with the path of its file below the content folder, and how many words it has. */
export type LegalText = z.infer<typeof legalTextSchema> & { file: string; words: number }
