import { jsonSchemaOf } from '../../content-model/collections.ts'
import type { FieldSchema } from '../../content-model/fieldsOf.ts'
import { parseArticle, parseYaml } from '../../content-model/parse.ts'
import { loadRecords } from '../../content-model/records.ts'
import { newArticle } from '../yaml/newArticle.ts'
import { patchArticle } from '../yaml/patchArticle.ts'
import { patchYaml } from '../yaml/patchYaml.ts'
import { renderYaml } from '../yaml/renderYaml.ts'
import type { ArticleCheck } from './articleCheck.ts'
import { canBeDeleted, type Listing, listingOf, recordCollection } from './catalogue.ts'
import { checkChanges } from './checkChanges.ts'
import { type ContentPlace, contentPlace } from './contentPlace.ts'
import { readStored, removeStored, versionOf, writeStored } from './contentStore.ts'
import { Refusal } from './Refusal.ts'
import { variablesIn } from './records.ts'

export type EditedRecord = Listing & {
  file: string
  key: string
  schema: FieldSchema
  value: unknown
  /** The text below the head of an article. */
  body?: string
  firstLine?: number
  version: string
  canBeDeleted: boolean
}

export type Change = { file: string; value: unknown; body?: string | undefined }

export type Editing = { contentDirectory: string; checkArticle: ArticleCheck }

/** A file as the form takes it: its fields with the variables still in braces, and its text. */
export async function openRecord(
  { contentDirectory }: Editing,
  file: string,
): Promise<EditedRecord> {
  const place = placeOf(file)
  const text = await readStored(contentDirectory, place.path)
  if (text === undefined) throw new Refusal(404, [`${file}: there is no such file.`])
  const parsed: ReturnType<typeof parseArticle> = isArticle(file)
    ? parseArticle(file, text)
    : parseYaml(file, text)
  if ('error' in parsed) throw new Refusal(422, [parsed.error])
  return {
    ...listingOf(place.key, parsed.value),
    file,
    key: place.key,
    schema: jsonSchemaOf(place.schema),
    value: parsed.value,
    ...(parsed.article && { body: parsed.article.text, firstLine: parsed.article.firstLine }),
    version: versionOf(text),
    canBeDeleted: canBeDeleted(place.key),
  }
}

/** Writes a changed file, unless the build would refuse it or somebody else has changed it meanwhile. */
export async function saveRecord(
  editing: Editing,
  { version, ...change }: Change & { version: string },
): Promise<EditedRecord> {
  const place = placeOf(change.file)
  const text = await storedAs(editing, change.file, version)
  const newText = isArticle(change.file)
    ? patchArticle(text, change.value, change.body ?? '')
    : patchYaml(text, change.value)
  if (newText !== text) await checkAndWrite(editing, place, change.file, newText)
  return openRecord(editing, change.file)
}

/** Makes a new file. A file that is there already is never written over. */
export async function createRecord(editing: Editing, change: Change): Promise<EditedRecord> {
  const place = placeOf(change.file)
  if (!recordCollection(place.key))
    throw new Refusal(403, [`${change.file}: no record is made here.`])
  if ((await readStored(editing.contentDirectory, place.path)) !== undefined) {
    throw new Refusal(409, [`${change.file} is there already. Choose another name for the file.`])
  }
  const text = isArticle(change.file)
    ? newArticle(change.value, change.body ?? '')
    : `# yaml-language-server: $schema=../../content-model/json-schemas/${place.key.split('.')[0]}.json\n${renderYaml(change.value)}\n`
  await checkAndWrite(editing, place, change.file, text)
  return openRecord(editing, change.file)
}

/** Takes a file away, unless something refers to it. */
export async function deleteRecord(editing: Editing, file: string, version: string): Promise<void> {
  const place = placeOf(file)
  if (!canBeDeleted(place.key)) throw new Refusal(403, [`${file}: the site needs this file.`])
  await storedAs(editing, file, version)
  const refusals = await checkChanges(editing.contentDirectory, new Map([[place.path, null]]))
  if (refusals.length > 0) throw new Refusal(422, refusals)
  await removeStored(editing.contentDirectory, place.path)
}

function placeOf(file: string): ContentPlace {
  const place = contentPlace(file)
  if (!place) throw new Refusal(404, [`"${file}" is no file of the content.`])
  return place
}

async function storedAs(
  { contentDirectory }: Editing,
  file: string,
  version: string,
): Promise<string> {
  const text = await readStored(contentDirectory, placeOf(file).path)
  if (text !== undefined && versionOf(text) === version) return text
  const what = text === undefined ? 'has been removed' : 'has been changed'
  throw new Refusal(409, [`${file} ${what} since you opened it. Nothing was written.`])
}

async function checkAndWrite(
  { contentDirectory, checkArticle }: Editing,
  { path }: ContentPlace,
  file: string,
  text: string,
): Promise<void> {
  const refusals = [...(await checkChanges(contentDirectory, new Map([[path, text]])))]
  const article = isArticle(file) ? parseArticle(file, text).article : undefined
  if (article) {
    const { records } = await loadRecords(contentDirectory)
    const refusal = await checkArticle(file, article, variablesIn(records))
    if (refusal) refusals.push(refusal)
  }
  if (refusals.length > 0) throw new Refusal(422, refusals)
  await writeStored(contentDirectory, path, text)
}

function isArticle(file: string): boolean {
  return file.endsWith('.mdx')
}
