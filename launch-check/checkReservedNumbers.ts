import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'
import { writtenTexts } from './writtenTexts.ts'

/** What may be a telephone number in a text. */
const NUMBER = /\+?\(?\d[\d\s().-]{7,}\d/g

/** Numbers that Ofcom keeps for drama, without country code and leading nought: ofcom.org.uk, "Numbers for drama use". */
const UK_DRAMA = [
  /^11[345678]4960\d{3}$/,
  /^1(?:21|31|41|51|61)4960\d{3}$/,
  /^1914980\d{3}$/,
  /^1632960\d{3}$/,
  /^2079460\d{3}$/,
  /^2896496\d{3}$/,
  /^2920180\d{3}$/,
  /^3069990\d{3}$/,
  /^7700900\d{3}$/,
  /^8081570\d{3}$/,
  /^9098790\d{3}$/,
]
/** 555-0100 to 555-0199 of any area: kept for fiction by the North American Numbering Plan. */
const US_FICTION = /^1?[2-9]\d{2}55501\d{2}$/

/** Telephone numbers that no telephone has. */
export function checkReservedNumbers({ records }: LaunchInput): Finding[] {
  return writtenTexts(records).flatMap(({ file, field, text, isArticle }) => {
    const number = text.match(NUMBER)?.find(isReserved)
    if (!number) return []
    return {
      level: isArticle ? ('should' as const) : ('must' as const),
      file,
      field,
      found: number.trim(),
      advice: isArticle
        ? 'This number is reserved for fiction. Check that it is meant as an example.'
        : 'This number is reserved for fiction. Put your own in its place.',
    }
  })
}

/** Whether a number is kept for fiction in Britain or North America. */
export function isReserved(number: string): boolean {
  const figures = number.replaceAll(/\D/g, '')
  const british = figures.replace(/^(?:0044|44|0)0?/, '')
  return UK_DRAMA.some((range) => range.test(british)) || US_FICTION.test(figures)
}
