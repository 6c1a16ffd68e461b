import { EDITOR_GROUPS } from '../../../content-model/collections.ts'
import { type FieldPath, isGroup, valueAt } from '../../../content-model/fieldsOf.ts'
import { itemKey, layOver } from '../../../content-model/languages/layOver.ts'
import { loadTranslation } from '../../../content-model/languages/loadTranslation.ts'
import { ONCE_A_SITE } from '../../../content-model/languages/translate.ts'
import { missingWords, withoutWords, wordsIn } from '../../../content-model/languages/words.ts'
import { parseFile } from '../../../content-model/parse.ts'
import { type ContentRecord, loadRecords, NO_CHANGES } from '../../../content-model/records.ts'
import type { Language } from '../../../content-model/schemas/languages.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingOf, variablesIn } from '../../content/catalogue.ts'
import { type DraftStore, listDrafts } from '../../content/drafts/draftStore.ts'
import { labelOfPath, schemaOfForm } from '../../content/form/fieldLabels.ts'
import type { GitCheckout } from '../../content/git/gitCheckout.ts'
import { labels as contentLabels } from '../../content/labels.ts'

/** A record whose translation is missing or outdated. */
type Listed = {
  /** File of the translation. */
  file: string
  group: string
  label: string
}

/** The missing parts of a record's translation. */
export type Missing = Listed & {
  /** Number of untranslated fields; undefined if there is no translation at all. */
  fields?: number
  /** Whether the text is missing in a translation that has other fields. */
  lacksText: boolean
  /** Whether there is an unfinished draft of the translation. */
  isBegun: boolean
}

/** A record whose original has changed since its translation was last changed. */
export type Outdated = Listed & {
  /** Time of the change, in ISO 8601. */
  at: string
  /** Labels of the changed fields. */
  fields: string[]
}

type Sources = { contentDirectory: string; checkout: GitCheckout; drafts: DraftStore }

/** Number of commits in which the last one of each file is searched. */
const MAX_COMMITS = 3_000

/** Lists the missing and outdated translations of a language. */
export async function listTranslations(
  { contentDirectory, checkout, drafts }: Sources,
  languages: readonly Language[],
  language: Language,
): Promise<{ missing: Missing[]; outdated: Outdated[] }> {
  const { records } = await loadRecords(contentDirectory)
  const { layer, standIns } = await loadTranslation(
    contentDirectory,
    languages,
    language,
    NO_CHANGES,
  )
  const begun = await listDrafts(drafts)
  const lastCommit = await lastCommits(checkout)
  const variables = variablesIn(records)
  const missing: Missing[] = []
  const outdated: Outdated[] = []
  for (const record of records) {
    if (ONCE_A_SITE.includes(record.key)) continue
    const path = record.file.slice('content/'.length)
    const { group, label } = listingOf(record.key, record.file, record.value)
    const file = `content/${language.tag}/${path}`
    const listed = { file, group, label: fillVariables(label, variables) }
    const own = layer.get(path)
    const written = [...standIns, layer].flatMap((words) => words.get(path) ?? [])
    const lacking = lackingIn(record, written)
    if (lacking) missing.push({ ...listed, ...lacking, isBegun: begun.has(file) })
    if (!own) continue
    const [original, translation] = [
      lastCommit.get(path),
      lastCommit.get(`${language.tag}/${path}`),
    ]
    if (!original || !translation || original.age >= translation.age) continue
    const before = await checkout.readText(translation.id, path)
    const fields = before === undefined ? [] : changedFields(record, before, own)
    if (fields.length > 0) outdated.push({ ...listed, at: original.at, fields })
  }
  return { missing: inGroups(missing), outdated: inGroups(outdated) }
}

/** Sorts records in the order of the editor's list. */
function inGroups<One extends Listed>(listed: readonly One[]): One[] {
  return EDITOR_GROUPS.flatMap((name) => listed.filter(({ group }) => group === name))
}

/** The parts of a record without translation; undefined if all are translated. */
function lackingIn(
  { jsonSchema, value, article }: ContentRecord,
  written: readonly ContentRecord[],
): Pick<Missing, 'fields' | 'lacksText'> | undefined {
  const bare = withoutWords(jsonSchema, value)
  const all = missingWords(jsonSchema, value, bare)
  const lacksText = article !== undefined && !written.some((one) => one.article?.text.trim())
  if (written.length === 0) return all.length > 0 || lacksText ? { lacksText: false } : undefined
  const laid = written.reduce((under, over) => layOver(under, over.value).value, bare)
  const fields = missingWords(jsonSchema, value, laid).length
  return fields > 0 || lacksText ? { fields, lacksText } : undefined
}

type LastCommit = {
  id: string
  at: string
  /** Number of later commits. */
  age: number
}

/** The last commit of each file, by path below the content folder. */
async function lastCommits(checkout: GitCheckout): Promise<Map<string, LastCommit>> {
  const last = new Map<string, LastCommit>()
  for (const [age, { id, at, files }] of (
    await checkout.log(`-${MAX_COMMITS}`, '--', '.')
  ).entries()) {
    for (const { path } of files) if (!last.has(path)) last.set(path, { id, at, age })
  }
  return last
}

/** Labels of translated fields whose original text has changed. */
function changedFields(record: ContentRecord, before: string, own: ContentRecord): string[] {
  const { file, jsonSchema, value, article } = record
  const parsed = parseFile(file, before)
  if ('fault' in parsed) return []
  const former = new Map(
    wordsIn(jsonSchema, parsed.value).map(({ path, words }) => [
      placeOf(parsed.value, path),
      words,
    ]),
  )
  const laid = layOver(withoutWords(jsonSchema, value), own.value).value
  const changed = wordsIn(jsonSchema, value).filter(({ path, words }) => {
    const then = former.get(placeOf(value, path))
    return then !== undefined && then !== words && valueAt(laid, path) !== undefined
  })
  const schema = schemaOfForm(jsonSchema, value)
  const isTextChanged = article !== undefined && parsed.article?.text !== article.text
  return [
    ...changed.map(({ path }) => labelOfPath(schema, value, path)),
    ...(isTextChanged ? [contentLabels.articleText] : []),
  ]
}

/**
 * A path as a key. It contains the name or number of an item instead of its index, if it has one, so that inserted
 * items do not change the key.
 */
function placeOf(value: unknown, path: FieldPath): string {
  const steps = path.map((step, index) => {
    const item = typeof step === 'number' ? valueAt(value, path.slice(0, index + 1)) : undefined
    return (isGroup(item) ? itemKey(item) : undefined) ?? step
  })
  return JSON.stringify(steps)
}
