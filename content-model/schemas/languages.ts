import * as z from 'zod'
import { matching, text } from './fields.ts'

const tagAdvice = 'Use the tag of a language, as de, ar or pt-BR.'
const pathAdvice = 'Use an address of letters, figures and hyphens, as /de.'

const tagSchema = z
  .string({ error: tagAdvice })
  .refine(isLanguageTag, { error: tagAdvice, abort: true })

/** A language of the site: an item of content/site/languages.yaml. */
export const languageSchema = z.strictObject({
  tag: tagSchema.describe(
    'Tag of the language, as de or pt-BR. Its words are in a folder of that name.',
  ),
  name: text('Name of the language in itself, as Deutsch.'),
  path: matching(/^\/[A-Za-z0-9-]+$/, pathAdvice)
    .optional()
    .describe(
      'Address of its home page, with which all its addresses begin. The first language has none.',
    ),
  words_from: tagSchema
    .optional()
    .describe(
      'Tag of a language before it whose words stand in where it has none. Without one, all words are needed.',
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
