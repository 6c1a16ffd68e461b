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

/** What stands on the site where a translation says nothing. */
export type Original = {
  /** The record that is translated. */
  record: ContentRecord
  /** Its fields, with words of languages that stand in laid over them, at the address that the language gives it. */
  value: unknown
  /** The text below the head of an article. */
  body?: string
  /** Its words in languages that stand in, nearest last. */
  standIns: readonly ContentRecord[]
  /** Whether its words stand in where the language has none. */
  mayLackWords: boolean
}

/**
 * What a translation lies over.
 * @throws RequestError where the site has no such language, or nothing to translate into it.
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

/** What a translation lies over; undefined where there is no such language or record. @param records the originals. */
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

/** A translation as its form shows it, and the place in it of a fault that the build found. */
type Translated = {
  record: ContentRecord
  placeOf: (fault: Pick<ContentFault, 'path'>) => Pick<ContentFault, 'path'>
}

/** A translation laid over its original; undefined where a file is none. @param records the originals. */
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
      // The build counts the items that the language has; the form shows all of them.
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
    value: laidOver(original, own?.value),
    ...(own?.article && { article: own.article }),
  }
}

/** A language in which a record can be written. */
export type WrittenIn = { tag: string; name: string; file: string; isThere: boolean }

/** The languages of a record, the original first; none where the site has one, or the record no others. */
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

/** The fields of a translation that says nothing yet. */
export function emptyTranslation({ value }: Original): unknown {
  return Array.isArray(value) ? [] : {}
}

/** A translation with what stands on the site where it says nothing. */
export function laidOver({ value }: Original, own: unknown): unknown {
  return isGroup(own) || Array.isArray(own) ? layOver(value, own).value : value
}
