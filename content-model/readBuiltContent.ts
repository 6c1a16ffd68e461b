import type { Surroundings } from './articles/checkArticles.ts'
import { checkAuthors } from './checkAuthors.ts'
import { checkCountedTexts } from './checkCountedTexts.ts'
import { checkDuplicates, checkPresence } from './checkDuplicates.ts'
import { checkPage } from './checkPages.ts'
import { checkPalette } from './checkPalette.ts'
import { checkPlanComparison } from './checkPlanComparison.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences, targetsOf } from './checkReferences.ts'
import { checkServicePages } from './checkServicePages.ts'
import { type CollectedContent, collections, type SiteContent } from './collections.ts'
import type { ContentFault } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import { checkFolders, checkLanguages } from './languages/checkLanguages.ts'
import { languagesIn } from './languages/languagesIn.ts'
import { loadTranslation } from './languages/loadTranslation.ts'
import { translate } from './languages/translate.ts'
import { valueSizeFault } from './limits.ts'
import { countWords } from './parse.ts'
import { pictureTextsIn, withPictureTexts } from './pictureTexts.ts'
import {
  type ContentRecord,
  type FileChanges,
  isDraft,
  isPublished,
  loadRecords,
  NO_CHANGES,
  type RecordKeys,
} from './records.ts'
import type { Post } from './schemas/blog.ts'
import { localeSchema } from './schemas/brand.ts'
import { checkTags } from './tags.ts'
import { ContentError, checkValue } from './validation.ts'
import { interpolateVariables, variablesOf } from './variables.ts'

export type ReadOptions = {
  /** Changes that are applied to the folder in memory before it is read. */
  changes?: FileChanges
  /** Whether to return drafts and scheduled articles, as in development. They are checked in any case. */
  withDrafts?: boolean
  /** Reads only the records of these keys, and skips rules that need other records. */
  keys?: RecordKeys
}

/**
 * Reads the content of a built site without parsing its texts, which the build has checked. So the server does not
 * need the parser, which is a native library.
 * @throws ContentError with all faults.
 */
export function readBuiltContent(
  contentDirectory: string,
  options: ReadOptions = {},
): Promise<SiteContent> {
  return readWith(() => [], contentDirectory, options)
}

/** Returns the faults of Markdown texts. */
type CheckTexts = (records: readonly ContentRecord[], surroundings: Surroundings) => ContentFault[]

export async function readWith(
  checkTexts: CheckTexts,
  contentDirectory: string,
  { changes = NO_CHANGES, withDrafts = false, keys }: ReadOptions,
): Promise<SiteContent> {
  const loaded = await loadRecords(contentDirectory, changes, keys)
  const languages = languagesIn(loaded.records)
  const translations = await Promise.all(
    languages
      .slice(1)
      .map((language) => loadTranslation(contentDirectory, languages, language, changes, keys)),
  )
  const read = [loaded.records, ...translations.map(({ layer }) => [...layer.values()])].flat()
  const unreadable = [loaded.faults, ...translations.map(({ faults }) => faults)].flat()
  const tooLarge = read.flatMap(({ file, value }) => {
    const fault = valueSizeFault(value)
    return fault ? [{ file, ...fault }] : []
  })
  // All other checks would take too long on values of this size.
  if (tooLarge.length > 0) throw new ContentError([...unreadable, ...tooLarge])
  const context = {
    contentDirectory,
    changes,
    checkTexts,
    areAllRead: keys === undefined && unreadable.length === 0,
    locale: localeOf(loaded.records),
  }
  const laid = translations.map((translation) => ({
    translation,
    ...translate(loaded.records, translation),
  }))
  const every = [loaded.records, ...laid.map(({ records }) => records)]
  const othersThan = (own: ContentRecord[]) => every.filter((records) => records !== own).flat()
  const original = await checkRecords(loaded.records, {
    ...context,
    others: othersThan(loaded.records),
  })
  const faults = [
    ...unreadable,
    ...original.faults,
    ...(keys ? [] : checkPresence(original.records)),
    ...checkLanguages(languages, original.records),
    ...(await checkFolders(contentDirectory, languages)),
  ]
  const translated = await Promise.all(
    laid.map(async ({ translation, records, faults: ofWords }) => {
      const { language, mayLackWords } = translation
      const checked = await checkRecords(records, {
        ...context,
        others: othersThan(records),
        locale: mayLackWords ? undefined : language.tag,
      })
      faults.push(...ofWords, ...checked.faults.filter(isNewTo([...original.faults, ...ofWords])))
      return { language, records: checked.records }
    }),
  )
  if (faults.length > 0) throw new ContentError(faults)
  const shown = (records: ContentRecord[]) => (withDrafts ? records : published(records))
  const content = assemble(shown(original.records))
  const { locale: tag, name } = content.brand
  return {
    ...content,
    language: languages[0] ?? { tag, name },
    translations: translated.map(({ language, records }) => {
      const own = assemble(shown(records))
      return {
        ...own,
        brand: { ...own.brand, locale: language.tag },
        pages: { ...content.pages, ...own.pages },
        language,
        translations: [],
      }
    }),
  }
}

/** Filters out faults at a location that already has a fault, because they repeat it. */
function isNewTo(faults: readonly ContentFault[]) {
  const places = new Set(faults.map(placeOf))
  return (fault: ContentFault) => !places.has(placeOf(fault))
}

function placeOf({ file, path, line }: ContentFault): string {
  return JSON.stringify([file, path, line])
}

type CheckContext = {
  contentDirectory: string
  changes: FileChanges
  checkTexts: CheckTexts
  /** False if a file was not read, because valid links to its page would be reported as faults. */
  areAllRead: boolean
  /** Language whose plural forms are required; undefined if words of another language may replace missing ones. */
  locale: string | undefined
  /** Records of the other languages, whose pages links may lead to. */
  others: ContentRecord[]
}

/** Fills in and checks the records of one language. */
async function checkRecords(
  loaded: ContentRecord[],
  { contentDirectory, changes, checkTexts, areAllRead, locale, others }: CheckContext,
): Promise<{ records: ContentRecord[]; faults: ContentFault[] }> {
  const faults: ContentFault[] = []
  const variables = variablesOf({
    brand: valueOfKey(loaded, 'brand'),
    claims: valueOfKey(loaded, 'claims'),
    analytics: valueOfKey(loaded, 'analytics'),
  })
  const pictureTexts = pictureTextsIn(valueOfKey(loaded, 'pictures'))
  const records = loaded.map((record): ContentRecord => {
    const value = withPictureTexts(record, pictureTexts)
    const completed = interpolateVariables({ ...record, value }, variables)
    faults.push(...completed.faults)
    return { ...record, value: completed.value }
  })
  const checked = records.map((record): ContentRecord => {
    const { file, schema, jsonSchema, value } = record
    const result = checkValue(schema, jsonSchema, value)
    if ('data' in result) return { ...record, value: result.data }
    faults.push(...result.faults.map((fault) => ({ file, ...fault })))
    return record
  })
  const targets = areAllRead
    ? await targetsOf(contentDirectory, records, changes, others)
    : undefined
  if (targets) {
    faults.push(...records.flatMap((record) => checkReferences(record, targets)))
    faults.push(...checkPlanComparison(records), ...checkServicePages(checked))
    faults.push(...checkRedirects([...records, ...others], targets, siteUrlOf(records)))
  }
  faults.push(...checkTexts(records, { variables, targets, siteUrl: siteUrlOf(records) }))
  faults.push(
    ...checkDuplicates(records),
    ...checkAuthors(records),
    ...checkTags(records),
    ...checkPalette(records),
    ...(locale === undefined ? [] : checkCountedTexts(records, locale)),
    ...records.flatMap(checkPage),
  )
  return { records: checked, faults }
}

function valueOfKey(records: ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
}

function localeOf(records: ContentRecord[]): string | undefined {
  const brand = valueOfKey(records, 'brand')
  return isGroup(brand) ? localeSchema.safeParse(brand.locale).data : undefined
}

function siteUrlOf(records: ContentRecord[]): string | undefined {
  const brand = valueOfKey(records, 'brand')
  return isGroup(brand) && typeof brand.url === 'string' ? brand.url : undefined
}

function published(records: ContentRecord[]): ContentRecord[] {
  return records.flatMap((record) => {
    if (!isPublished(record)) return []
    const { value } = record
    if (!Array.isArray(value)) return record
    return { ...record, value: value.filter((item) => !isDraft(item)) }
  })
}

/** The cast is safe because every record has passed the schema of its key. */
function assemble(records: ContentRecord[]): CollectedContent {
  const content = Object.fromEntries(
    Object.entries(collections).map(([key, { kind }]): [string, unknown] => {
      if (kind === 'file') return [key, valueOfKey(records, key)]
      if (kind === 'list') return [key, inOrder((valueOfKey(records, key) ?? []) as Numbered[])]
      if (kind === 'folder') {
        const own = records.filter((record) => record.key === key)
        return [key, inOrder(own.map(asListed))]
      }
      const named = records.filter((record) => record.key.startsWith(`${key}.`))
      const values = named.map((record) => [record.key.slice(key.length + 1), record.value])
      return [key, Object.fromEntries(values)]
    }),
  ) as CollectedContent
  content.posts.sort(newestFirst)
  for (const plan of content.plans) {
    if (plan.link === 'payment') plan.link = content.brand.payment_link
  }
  return content
}

type Numbered = { id?: unknown }

/** Sorts records by number. Records without numbers keep their order. */
function inOrder(records: Numbered[]): Numbered[] {
  return records.toSorted((one, other) =>
    typeof one.id === 'number' && typeof other.id === 'number' ? one.id - other.id : 0,
  )
}

/** A record with the path of its file and, if it has a text, the number of words. */
function asListed({ file, value, article }: ContentRecord): Numbered {
  return {
    ...(value as object),
    file: file.replace('content/', ''),
    ...(article && { words: countWords(article.text) }),
  } as Numbered
}

/** Sorts articles by date, newest first, and articles of the same day by descending number. */
function newestFirst(one: Post, other: Post): number {
  return other.date.localeCompare(one.date) || other.id - one.id
}
