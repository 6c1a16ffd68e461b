import * as z from 'zod'
import { confirmationFields } from './confirmation.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const dateAdvice = 'Use year, month and day, as 2024-11-01.'

/**
 * Head of a legal text (content/legal/*.mdx). Address, title, description and main heading stand in
 * the file of the same name in content/pages.
 */
const legalTextSchema = z.strictObject({
  scene: titleSceneSchema.describe('Picture of the title bar.'),
  last_changed: z.iso
    .date({ error: dateAdvice })
    .describe('Day of the last change, as 2024-11-01.'),
  in_short: z.array(textSchema).min(1).describe('What matters most, a sentence each.'),
  company: textSchema.describe('Heading over the name and address of the company.'),
  ...confirmationFields,
})

type LegalText = z.infer<typeof legalTextSchema>

/** Schema of each file in content/legal, by file name. A page of the same name shows it. */
export const legalTextSchemas = {
  'terms-conditions': legalTextSchema,
  'privacy-policy': legalTextSchema,
  accessibility: legalTextSchema,
}

export type LegalTextName = keyof typeof legalTextSchemas
export type LegalTexts = { [Name in LegalTextName]: LegalText }
