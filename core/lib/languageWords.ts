import type { FailureCopy, ReceiverCopy } from '../../content-model/schemas/forms.ts'

/** What the site says in one language to those who write to it and subscribe. */
export type LanguageWords = {
  /** Its tag, as `de`. */
  locale: string
  copy: ReceiverCopy
  failureCopy: Pick<FailureCopy, 'invalid_field' | 'try_again'>
  /** Labels of the fields, by their names in the form. */
  fieldLabels: Readonly<Record<string, string>>
  /** Words at the newsletter form: kept with each sign-up, as proof. */
  newsletterWording: string
  /** Path of its home page, with which its addresses begin. */
  homePath: string
}

/** The site's languages beside the first, by their tags. */
export type Languages = ReadonlyMap<string, LanguageWords>

/**
 * Options with the words of a language.
 * @param tag of the language; null for the first one, whose words hold for a language that is no longer there, too.
 */
export function inLanguage<Options extends { languages: Languages }>(
  options: Options,
  tag: string | null,
): Options {
  return { ...options, ...options.languages.get(tag ?? '') }
}
