import type { ContentFault } from '../faultSentence.ts'
import { isGroup, setAt, valueAt } from '../fieldsOf.ts'
import { type ContentRecord, isDraft } from '../records.ts'
import type { Language } from '../schemas/languages.ts'
import { addressField, atOwnAddress, withOwnLinks } from './addresses.ts'
import { checkOwnPrices } from './checkOwnPrices.ts'
import { itemKey, layOver } from './layOver.ts'
import { missingWords, withoutWords, wordsIn } from './words.ts'

/** The records of one language, by the path of their file below the language's folder, such as pages/about.yaml. */
export type Layer = ReadonlyMap<string, ContentRecord>

/** A language other than the original, with its records. */
export type Translation = {
  language: Language
  /** Records of the language itself. */
  layer: Layer
  /** Records of the languages that replace missing words, the preferred language last. */
  standIns: readonly Layer[]
  /** Whether the original's words replace words that all of these languages lack. */
  mayLackWords: boolean
}

/**
 * The records of a language: the original records merged with the words of the language. Untranslated records and list
 * items are left out, unless they contain no words. In files for the whole site, a missing text is a fault. If the
 * original's words may replace missing ones, only pages are left out.
 */
export function translate(
  originals: readonly ContentRecord[],
  translation: Translation,
): { records: ContentRecord[]; faults: ContentFault[] } {
  const faults = withoutOriginal(originals, translation)
  const pairs = originals.flatMap((original) => {
    if (ONCE_A_SITE.includes(original.key)) return []
    const { record, faults: own } = layRecord(original, translation)
    faults.push(...own)
    return record ? [{ original, record }] : []
  })
  const records = withOwnPlans(originals, withOwnLinks(pairs))
  return { records, faults: [...faults, ...checkOwnPrices(originals, records)] }
}

/** The records, with plans that the language lacks removed from the comparison of plans. */
function withOwnPlans(
  originals: readonly ContentRecord[],
  records: readonly ContentRecord[],
): ContentRecord[] {
  const own = plansIn(records)
  const lacking = new Set([...plansIn(originals)].filter((plan) => !own.has(plan)))
  return records.map((record) => {
    const { key, value } = record
    if (key !== 'plan_comparison' || !isGroup(value) || lacking.size === 0) return record
    const categories = Object.entries(value).flatMap(([category, rows]) => {
      const shown = (Array.isArray(rows) ? rows : [])
        .filter(isGroup)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).filter(([tier]) => !lacking.has(`${category} ${tier}`)),
          ),
        )
      return shown.some((row) => Object.keys(row).length > 1) ? [[category, shown]] : []
    })
    return { ...record, value: Object.fromEntries(categories) }
  })
}

/** The plans of a site, each as its category and tier. */
function plansIn(records: readonly ContentRecord[]): Set<string> {
  const plans = records.filter(({ key }) => key === 'plans').map(({ value }) => value)
  return new Set(plans.map((plan) => `${valueAt(plan, ['category'])} ${valueAt(plan, ['tier'])}`))
}

/** Collections that exist once for the whole site, not once for each language. */
export const ONCE_A_SITE: readonly string[] = ['languages', 'redirects']

/** The path of an original below the content folder. Translations have the same path below their folder. */
function pathOf({ file }: ContentRecord): string {
  return file.slice('content/'.length)
}

function withoutOriginal(
  originals: readonly ContentRecord[],
  { layer }: Translation,
): ContentFault[] {
  const paths = new Set(originals.map(pathOf))
  return [...layer].flatMap(([path, { file }]) => {
    if (paths.has(path)) return []
    const problem = ['has no original, which would be ', { file: `content/${path}` }]
    return [{ file, problem, advice: 'Rename it, or remove it.' }]
  })
}

/** Files that every language has: files for the whole site, and lists. */
const ALWAYS_THERE = /^(?:site\/.*|[^/]+)$/

function layRecord(
  original: ContentRecord,
  { language, layer, standIns, mayLackWords }: Translation,
): { record?: ContentRecord; faults: ContentFault[] } {
  const path = pathOf(original)
  const { jsonSchema } = original
  const own = layer.get(path)
  const written = [...standIns, layer].flatMap((words) => words.get(path) ?? [])
  const isPage = addressField(original.key) !== undefined
  const isLeftOut = written.length === 0 && !ALWAYS_THERE.test(path) && (isPage || !mayLackWords)
  if (isLeftOut && wordsIn(jsonSchema, original.value).length > 0) return { faults: [] }

  const file = own?.file ?? `content/${language.tag}/${path}`
  const shown = shownOf(original, written, mayLackWords)
  const mayLack = mayLackWords || isDraft(own?.value)
  const faults: ContentFault[] = []
  let value = mayLack ? shown : withoutWords(jsonSchema, shown)
  for (const record of written) {
    const laid = layOver(value, record.value)
    value = withOwnTable(laid.value, record)
    // The faults of another language are reported for that language.
    if (record === own) faults.push(...laid.faults.map((fault) => ({ file, ...fault })))
  }
  if (!mayLack) {
    faults.push(
      ...missingWords(jsonSchema, shown, value).map(({ path, words }) => ({
        file,
        path,
        problem: 'is not translated yet',
        advice: `The original says “${words}”`,
      })),
    )
  }
  const article = written.findLast((one) => hasText(one))?.article ?? original.article
  if (!mayLack && hasText(original) && !written.some(hasText)) {
    faults.push({ file, problem: 'has no text yet', advice: 'Write it below the front matter.' })
  }
  const placed = atOwnAddress(original, value, own?.value, language)
  faults.push(...placed.faults.map((fault) => ({ file, ...fault })))
  const shownFile = written.at(-1)?.file ?? original.file
  return {
    record: { ...original, file: shownFile, value: placed.value, ...(article && { article }) },
    faults,
  }
}

function hasText({ article }: ContentRecord): boolean {
  return article !== undefined && article.text.trim() !== ''
}

/** The part of an original record that a language shows, before the words are merged: of a list, the items it has. */
export function shownOf(
  original: ContentRecord,
  written: readonly ContentRecord[],
  mayLackWords: boolean,
): unknown {
  const { key, value } = original
  // A comment belongs to an article, which the language may lack.
  const isChosen = !mayLackWords || key === 'comments'
  return isChosen && Array.isArray(value) ? itemsIn(original, value, written) : value
}

/** If a language has its own second currency, its table of prices replaces the original table without merging. */
function withOwnTable(value: unknown, { key, value: own }: ContentRecord): unknown {
  const isOwn = key === 'currencies' && valueAt(own, ['other', 'code']) !== undefined
  return isOwn ? setAt(value, ['other_by_main'], valueAt(own, ['other_by_main']) ?? {}) : value
}

/** The items of a list that a language shows: translated items, and items without words. */
function itemsIn(
  { jsonSchema }: ContentRecord,
  items: readonly unknown[],
  written: readonly ContentRecord[],
): unknown[] {
  const withWords = new Set(wordsIn(jsonSchema, items).map(({ path }) => path[0]))
  return items.filter(
    (item, index) => !withWords.has(index) || written.some(({ value }) => hasItem(value, item)),
  )
}

function hasItem(list: unknown, item: unknown): boolean {
  if (!Array.isArray(list) || !isGroup(item)) return false
  return list.some((own) => isGroup(own) && itemKey(own) === itemKey(item))
}
