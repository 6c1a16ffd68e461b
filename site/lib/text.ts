import type { CountedText } from '../../content-model/schemas/fields.ts'

/**
 * Fills values into a content text: `fillWords('slide {number} of {count}', { number: 2, count: 4 })`. A name without a
 * value stays unchanged.
 */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}

/** Counted words in the plural form of their language: `3 comments`. */
export function fillCount(
  forms: CountedText,
  count: number,
  locale: string,
  values: Record<string, string> = {},
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''
  return fillWords(form, { ...values, count: count.toLocaleString(locale) })
}

/** A list of words, with the commas of their language. */
export function listWords(words: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words)
}

/** 'Rosa Lindqvist' as 'RL': the initials of the first and the last name. */
export function initials(name: string, locale: string): string {
  const names = name.trim().split(/\s+/)
  const letters = names.length > 1 ? [names[0], names.at(-1)] : names
  return letters.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase(locale) ?? '').join('')
}

/** 'Search & ads' as 'search-ads': the subject's anchor on the page of all subjects. */
export function subjectAnchor(subject: string): string {
  return subject.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
