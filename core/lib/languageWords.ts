import type { FailureCopy, ReceiverCopy } from '../../content-model/schemas/forms.ts'

/** The words that the site shows in one language to people who write to it or subscribe. */
export type LanguageWords = {
  /** Its language tag, as `de`. */
  locale: string
  copy: ReceiverCopy
  failureCopy: Pick<FailureCopy, 'invalid_field' | 'try_again'>
  /** Labels of the fields, by their names in the form. */
  fieldLabels: Readonly<Record<string, string>>
  /** Words at the newsletter form: kept with each sign-up, as proof. */
  newsletterWording: string
  /** Path of its home page, the prefix of all its paths. */
  homePath: string
}

/** The site's languages beside the first, by their tags. */
export type Languages = ReadonlyMap<string, LanguageWords>

/**
 * The options with the words of a language.
 * @param tag of the language; null for the first one. A language that the site no longer has gets the first one's words
 * too.
 */
export function inLanguage<Options extends { languages: Languages }>(
  options: Options,
  tag: string | null,
): Options {
  return { ...options, ...options.languages.get(tag ?? '') }
}
