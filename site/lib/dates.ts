import { formatDate } from '../../content-model/dates.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'

/** The date of an article or a comment, in words and as 2024-09-06. */
export function articleDate(iso: string, { locale, dates_as = locale }: DateWords) {
  const isOwnLanguage = new Intl.Locale(dates_as).language === new Intl.Locale(locale).language
  return { text: formatDate(iso, isOwnLanguage ? dates_as : locale), iso }
}

type DateWords = Pick<Brand, 'locale' | 'dates_as'>

/** The latest date of the given files, as 2024-09-06; undefined if none is known. */
export function lastChanged(
  files: readonly string[],
  dates: ReadonlyMap<string, string>,
): string | undefined {
  return files
    .flatMap((file) => dates.get(file) ?? [])
    .toSorted()
    .at(-1)
}
