import * as z from 'zod'
import { matching, text } from './fields.ts'

const tagAdvice = 'Use the tag of a language, such as de, ar or pt-BR.'
const pathAdvice = 'Use an address of letters, digits and hyphens, such as /de.'

const tagSchema = z
  .string({ error: tagAdvice })
  .refine(isLanguageTag, { error: tagAdvice, abort: true })

/** A language of the site: an item of content/site/languages.yaml. */
export const languageSchema = z.strictObject({
  tag: tagSchema.describe(
    'Tag of the language, such as de or pt-BR. Its texts are in a folder of that name.',
  ),
  name: text('Name of the language in that language, such as Deutsch.'),
  path: matching(/^\/[A-Za-z0-9-]+$/, pathAdvice)
    .optional()
    .describe(
      'Address of its home page, with which all its addresses begin. Leave it out for the first language.',
    ),
  words_from: tagSchema
    .optional()
    .describe(
      'Tag of an earlier language whose texts replace missing ones. If empty, all texts are required.',
    ),
})

export type Language = z.infer<typeof languageSchema>

/** Whether a tag is a language tag in canonical spelling (BCP 47). */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Whether an address is the home page of a language or below it. */
export function isBelow(prefix: string, address: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`)
}
