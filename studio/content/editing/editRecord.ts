import { jsonSchemaOf } from '../../../content-model/collections.ts'
import { onOneLine, withoutControls } from '../../../content-model/controlCharacters.ts'
import { faultSentence } from '../../../content-model/faultSentence.ts'
import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { valueSizeFault } from '../../../content-model/limits.ts'
import { parseFile } from '../../../content-model/parse.ts'
import type { FileChanges } from '../../../content-model/records.ts'
import type { Person } from '../../kit/person.ts'
import { RequestError, type ValidationError } from '../../kit/RequestError.ts'
import { canBeDeleted, type Listing, listingOf, recordCollection } from '../catalogue.ts'
import { expectSound } from '../checking/expectSound.ts'
import type { FormValues } from '../checking/jobs.ts'
import { runJob } from '../checking/runJob.ts'
import { type ContentPlace, contentPlace, readStored, versionOf } from '../contentFiles.ts'
import { nameOfFile } from '../fileNames.ts'
import { loadFormRecords } from '../formRecords.ts'
import { labels } from '../labels.ts'
import { mayChange } from '../ownersOnly.ts'
import type { Reference } from '../references.ts'
import { originalOf } from '../translations.ts'
import { explain } from '../validation.ts'
import type { History } from './history.ts'

export type EditedRecord = Listing & {
  file: string
  key: string
  schema: FieldSchema
  value: unknown
  /** The text of an article below its frontmatter. */
  body?: string
  firstLine?: number
  version: string
  canBeDeleted: boolean
  /** Whether the record is an original in a collection that takes new records. */
  canBeCopied: boolean
  /** Whether the last save of the file can be undone. */
  canUndo: boolean
  /** Whether the person who opened it may change it. */
  mayChange: boolean
}

/** A file, and the values of its form. */
export type Change = { file: string; value: unknown; body?: string | undefined }

/** The dependencies of editing. */
export type Editor = {
  contentDirectory: string
  history: History
}

/** The dependencies of editing, and the person who edits. */
export type Editing = Editor & { person: Person }

/** A file for its form: the fields, with variables still in braces, and the text. */
export async function openRecord(
  { contentDirectory, history, person }: Editing,
  file: string,
): Promise<EditedRecord> {
  const place = placeOf(file)
  const text = await readStored(contentDirectory, place.path)
  if (text === undefined) throw new RequestError(404, labels.errors.noFile(nameOfFile(file)))
  const parsed = parseFile(file, text)
  if ('fault' in parsed) {
    throw new RequestError(422, await explain(contentDirectory, new Map(), [parsed.fault]))
  }
  const { records } = await loadFormRecords(contentDirectory)
  const own = records.find((record) => record.file === file)
  return {
    ...listingOf(place.key, file, parsed.value),
    file,
    key: place.key,
    schema: own?.jsonSchema ?? jsonSchemaOf(place.schema),
    value: parsed.value,
    ...(parsed.article && { body: parsed.article.text, firstLine: parsed.article.firstLine }),
    version: versionOf(text),
    canBeDeleted: canBeTaken(place),
    canBeCopied: !place.translates && recordCollection(place.key) !== undefined,
    canUndo: await history.canUndo(place.path),
    mayChange: mayChange(person, place.path),
  }
}

/** Writes a changed file, unless the build would reject it or somebody else has changed it meanwhile. */
export async function saveRecord(
  editing: Editing,
  { version, ...change }: Change & { version: string },
): Promise<EditedRecord> {
  const place = placeOf(change.file)
  const text = await storedAs(editing, change.file, version)
  const newText = await textWith(editing, change, text)
  if (newText !== text) await checkAndWrite(editing, place, newText)
  return openRecord(editing, change.file)
}

/** Creates a new file. Never overwrites an existing file. */
export async function createRecord(editing: Editing, change: Change): Promise<EditedRecord> {
  const place = placeOf(change.file)
  if (place.translates) await originalOf(editing.contentDirectory, change.file)
  else if (!recordCollection(place.key)) {
    throw new RequestError(403, labels.errors.notMade(nameOfFile(change.file)))
  }
  if ((await readStored(editing.contentDirectory, place.path)) !== undefined) {
    throw new RequestError(409, labels.errors.alreadyThere(nameOfFile(change.file)))
  }
  await checkAndWrite(editing, place, await textWith(editing, change))
  return openRecord(editing, change.file)
}

/** The text of a file with the form's values. @param stored its current text; undefined if there is no file yet. */
export function textWith(
  { contentDirectory }: Pick<Editor, 'contentDirectory'>,
  change: Change,
  stored?: string,
): Promise<string> {
  const { key, translates } = placeOf(change.file)
  const schema = `# yaml-language-server: $schema=../../content-model/json-schemas/${key.split('.')[0]}.json\n`
  // Translations may leave out fields that the schema requires.
  const start = isArticle(change.file) || translates ? '' : schema
  return runJob('patchedText', contentDirectory, stored ?? start, valuesOf(change))
}

export type DeletionOutlook = {
  references: Reference[]
  errors: ValidationError[]
  /** Whether deleting the record can remove all references to it. */
  canFreeReferences: boolean
}

/** Reasons that keep a record from being deleted. */
export async function deletionOutlook(
  { contentDirectory, person }: Editing,
  file: string,
): Promise<DeletionOutlook> {
  const { path } = placeOf(file)
  const { changes, references, errors } = await runJob('referencesTo', contentDirectory, path)
  const isOwners = (path: string) => !mayChange(person, path)
  return {
    errors,
    references: references.map(({ place, ...rest }) =>
      isOwners(place.file.replace('content/', ''))
        ? { place, remedy: labels.remove.byOwner }
        : { place, ...rest },
    ),
    canFreeReferences: changes !== undefined && ![...changes.keys()].some(isOwners),
  }
}

/**
 * Deletes a file.
 * @param freesReferences whether references to it are removed from other files.
 */
export async function deleteRecord(
  editing: Editing,
  { file, version, freesReferences }: { file: string; version: string; freesReferences: boolean },
): Promise<void> {
  const place = placeOf(file)
  if (!canBeTaken(place)) throw new RequestError(403, labels.errors.needed(nameOfFile(file)))
  await storedAs(editing, file, version)
  const { references, errors, changes } = await runJob(
    'referencesTo',
    editing.contentDirectory,
    place.path,
  )
  if (!changes || (references.length > 0 && !freesReferences)) {
    const named = references.map((one) => ({ problem: labels.remove.byHand, place: one.place }))
    throw new RequestError(422, [...named, ...errors])
  }
  await editing.history.write(changes, editing.person)
}

/** Undoes the last save of a file, or its deletion. */
export async function undoLastChange(editing: Editing, file: string): Promise<EditedRecord> {
  await editing.history.undo(placeOf(file).path, editing.person)
  return openRecord(editing, file)
}

/** Deleted files that can be restored, with their labels in the editor. */
export async function deletedRecords({
  history,
}: Editor): Promise<{ file: string; label: string }[]> {
  const deleted = await Promise.all(
    (await history.removed()).map(async ({ path, read }) => {
      const file = `content/${path}`
      const place = contentPlace(file)
      const bytes = place && (await read())
      const decoded = bytes && decodeText(bytes)
      if (!place || !decoded || 'fault' in decoded) return []
      const parsed = parseFile(file, decoded.text)
      return 'fault' in parsed
        ? []
        : [{ file, label: listingOf(place.key, file, parsed.value).label }]
    }),
  )
  return deleted.flat()
}

/** Whether a file may be deleted: any translation, and every original that the site does not need. */
function canBeTaken({ key, translates }: ContentPlace): boolean {
  return translates !== undefined || canBeDeleted(key)
}

/** @throws RequestError if the content may not hold such a file. */
export function placeOf(file: string): ContentPlace {
  const place = contentPlace(file)
  if (!place) throw new RequestError(404, labels.errors.noFile(nameOfFile(file)))
  return place
}

async function storedAs(
  { contentDirectory }: Editor,
  file: string,
  version: string,
): Promise<string> {
  const text = await readStored(contentDirectory, placeOf(file).path)
  if (text !== undefined && versionOf(text) === version) return text
  const words = text === undefined ? labels.errors.removedMeanwhile : labels.errors.changedMeanwhile
  throw new RequestError(409, words(nameOfFile(file)))
}

async function checkAndWrite(
  { contentDirectory, history, person }: Editing,
  { path }: ContentPlace,
  text: string,
): Promise<void> {
  const changes: FileChanges = new Map([[path, text]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person)
}

/** @throws RequestError if the values exceed the size limit. */
export function valuesOf({ file, value, body = '' }: Change): FormValues {
  const fault = valueSizeFault(value)
  if (fault) throw new RequestError(422, faultSentence(fault))
  return { value: onOneLine(value), ...(isArticle(file) && { body: withoutControls(body) }) }
}

function isArticle(file: string): boolean {
  return file.endsWith('.mdx')
}
