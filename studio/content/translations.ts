import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFault } from '../../content-model/faultSentence.ts'
import { isGroup, valueAt } from '../../content-model/fieldsOf.ts'
import { atOwnAddress } from '../../content-model/languages/addresses.ts'
import { languagesIn } from '../../content-model/languages/languagesIn.ts'
import { layOver } from '../../content-model/languages/layOver.ts'
import { loadTranslation } from '../../content-model/languages/loadTranslation.ts'
import { ONCE_A_SITE, shownOf } from '../../content-model/languages/translate.ts'
import {
  type ContentRecord,
  type FileChanges,
  loadTranslations,
  NO_CHANGES,
} from '../../content-model/records.ts'
import { RequestError } from '../kit/RequestError.ts'
import { contentPlace } from './contentFiles.ts'
import { nameOfFile } from './fileNames.ts'
import { loadFormRecords } from './formRecords.ts'
import { labels } from './labels.ts'

/** The record that the site shows where a translation has no words. */
export type Original = {
  /** The record that is translated. */
  record: ContentRecord
  /** Its fields with the words of fallback languages laid over them, and its address in the language. */
  value: unknown
  /** The text of an article below its frontmatter. */
  body?: string
  /** Its translations into fallback languages, the nearest last. */
  standIns: readonly ContentRecord[]
  /** Whether the site shows the original's words where the language has none. */
  mayLackWords: boolean
}

/**
 * The original of a translation.
 * @throws RequestError 404 if the site has no such language, or no such record to translate.
 */
export async function originalOf(
  contentDirectory: string,
  file: string,
  changes: FileChanges = NO_CHANGES,
): Promise<Original> {
  const { records } = await loadFormRecords(contentDirectory, changes)
  const original = await findOriginal(contentDirectory, records, file, changes)
  if (!original) throw new RequestError(404, labels.errors.noFile(nameOfFile(file)))
  return original
}

/** The original of a translation; undefined if there is no such language or record. @param records all originals. */
export async function findOriginal(
  contentDirectory: string,
  records: readonly ContentRecord[],
  file: string,
  changes: FileChanges = NO_CHANGES,
): Promise<Original | undefined> {
  const { translates } = contentPlace(file) ?? {}
  const languages = languagesIn(records)
  const language = languages.slice(1).find(({ tag }) => tag === translates?.tag)
  const record = records.find((one) => one.file === `content/${translates?.path}`)
  if (!translates || !language || !record || ONCE_A_SITE.includes(record.key)) return undefined
  const { standIns, mayLackWords } = await loadTranslation(
    contentDirectory,
    languages,
    language,
    changes,
  )
  const written = standIns.flatMap((words) => words.get(translates.path) ?? [])
  const value = written.reduce((under, { value: over }) => layOver(under, over).value, record.value)
  const article = written.findLast((one) => one.article?.text.trim())?.article ?? record.article
  return {
    record,
    standIns: written,
    mayLackWords,
    value: atOwnAddress(record, value, undefined, language).value,
    ...(article && { body: article.text }),
  }
}

/** A translation as its form shows it, and a function that maps a fault of the build to its place in the form. */
type Translated = {
  record: ContentRecord
  placeOf: (fault: Pick<ContentFault, 'path'>) => Pick<ContentFault, 'path'>
}

/** A translation laid over its original; undefined if the file is not a translation. @param records all originals. */
export async function findTranslated(
  contentDirectory: string,
  records: readonly ContentRecord[],
  file: string,
  changes: FileChanges,
): Promise<Translated | undefined> {
  const original = await findOriginal(contentDirectory, records, file, changes)
  const tag = contentPlace(file)?.translates?.tag
  if (!original || tag === undefined) return undefined
  const { records: translations } = await loadTranslations(contentDirectory, tag, changes)
  const own = translations.find((one) => one.file === file)
  return {
    record: asShown(original, file, own),
    placeOf({ path }) {
      const [index, ...rest] = path ?? []
      const { record, standIns, mayLackWords } = original
      if (!Array.isArray(record.value) || typeof index !== 'number') return path ? { path } : {}
      // The build counts only the items that the language has; the form shows all items of the original.
      const shown = shownOf(record, [...standIns, ...(own ? [own] : [])], mayLackWords)
      const place = record.value.indexOf(valueAt(shown, [index]))
      return { path: [place < 0 ? index : place, ...rest] }
    },
  }
}

/** A record with its translation, if there is one, as the form shows them. */
export function asShown(
  original: Original,
  file: string,
  own: ContentRecord | undefined,
): ContentRecord {
  const { article: _article, ...record } = original.record
  return {
    ...record,
    file,
    value: overlaid(original, own?.value),
    ...(own?.article && { article: own.article }),
  }
}

/** A language in which a record can be written. */
export type WrittenIn = { tag: string; name: string; file: string; isThere: boolean }

/** The languages of a record, the original's first; empty if there is only one, or the record is never translated. */
export function languagesOf(
  contentDirectory: string,
  records: readonly ContentRecord[],
  file: string,
): WrittenIn[] {
  const place = contentPlace(file)
  const languages = languagesIn(records)
  if (!place || languages.length < 2 || ONCE_A_SITE.includes(place.key)) return []
  const path = place.translates?.path ?? place.path
  return languages.map(({ tag, name }, index) => {
    const own = index === 0 ? path : `${tag}/${path}`
    return { tag, name, file: `content/${own}`, isThere: existsSync(join(contentDirectory, own)) }
  })
}

/** The value of an empty translation. */
export function emptyTranslation({ value }: Original): unknown {
  return Array.isArray(value) ? [] : {}
}

/** A translation laid over the values that the site shows where it has none. */
export function overlaid({ value }: Original, own: unknown): unknown {
  return isGroup(own) || Array.isArray(own) ? layOver(value, own).value : value
}
