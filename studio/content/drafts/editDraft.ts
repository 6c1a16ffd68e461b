import { dirname, extname } from 'node:path'
import { jsonSchemaOf } from '../../../content-model/collections.ts'
import { faultSentence } from '../../../content-model/faultSentence.ts'
import { textSizeFault } from '../../../content-model/limits.ts'
import { parseFile } from '../../../content-model/parse.ts'
import { type FileChanges, loadRecords } from '../../../content-model/records.ts'
import { RequestError, type ValidationError } from '../../kit/RequestError.ts'
import { addressField, type Listing, listingOf, recordCollection } from '../catalogue.ts'
import { runJob } from '../checking/runJob.ts'
import { contentPlace, readStored, versionOf } from '../contentFiles.ts'
import {
  createRecord,
  type EditedRecord,
  type Editing,
  openRecord,
  placeOf,
  saveRecord,
  textWith,
  valuesOf,
} from '../editing/editRecord.ts'
import { nameOfFile } from '../fileNames.ts'
import { isSame } from '../form/isSame.ts'
import { isUnnamed, nameOfRecord } from '../form/recordNames.ts'
import { startValue } from '../formData.ts'
import { labels } from '../labels.ts'
import { expectMayChange, mayChange } from '../ownersOnly.ts'
import {
  emptyTranslation,
  languagesOf,
  type Original,
  originalOf,
  overlaid,
  type WrittenIn,
} from '../translations.ts'
import {
  type DraftStore,
  dropDraft,
  findDraft,
  type KeptReplaced,
  keepDraft,
  replaceDraft,
  type WorkingCopy,
} from './draftStore.ts'
import { nameOfNew } from './listUnfinished.ts'
import { type Draft, mergeDrafts } from './merge.ts'

/** The dependencies of editing with autosaved working copies, and the person who edits. */
export type Drafting = Editing & { drafts: DraftStore }

/** The values a form shows: the working copy if there is one, else the stored record. */
export type DraftState = {
  draft: Draft
  replaced: KeptReplaced[]
  /** Time and author of the last change to the working copy; undefined without a working copy. */
  changed?: { at: string; by: string } | undefined
}

/** A record with everything its form needs. */
export type OpenedForm = EditedRecord & {
  /** Whether the record has no file yet. */
  isNew: boolean
  /** The field with the address of the record's own page, if it has a page. */
  addressField?: string | undefined
  /** Changes whenever the values of the form change. */
  revision: string
  state: DraftState
  /** The languages in which the record can be written; empty if the site has only one. */
  languages: WrittenIn[]
  /** For a translation: its language, and the values that the site shows where the translation has none. */
  translates?: { tag: string } & Pick<Original, 'value' | 'body'>
}

/** Opens a file with its working copy, or a record without a file. */
export async function openForm(drafting: Drafting, file: string): Promise<OpenedForm> {
  const copy = await findDraft(drafting.drafts, file)
  const { path } = placeOf(file)
  const stored = await readStored(drafting.contentDirectory, path)
  const record =
    stored === undefined ? await newRecord(drafting, file, copy) : await openRecord(drafting, file)
  const draft = copy?.draft ?? draftOf(record)
  return {
    ...record,
    isNew: stored === undefined,
    addressField: addressField(record.schema),
    revision: copy?.revision ?? record.version,
    state: stateOf(draft, copy),
    ...(await inLanguages(drafting, file, draft)),
  }
}

async function inLanguages(
  { contentDirectory }: Drafting,
  file: string,
  draft: Draft,
): Promise<Pick<OpenedForm, 'languages' | 'translates'> & Partial<Listing>> {
  const { key, translates } = placeOf(file)
  const { records } = await loadRecords(contentDirectory)
  const languages = isUnnamed(file) ? [] : languagesOf(contentDirectory, records, file)
  if (!translates) return { languages }
  const original = await originalOf(contentDirectory, file)
  const { value, body } = original
  return {
    ...listingOf(key, file, overlaid(original, draft.value)),
    languages,
    translates: { tag: translates.tag, value, ...(body !== undefined && { body }) },
  }
}

async function newRecord(
  { contentDirectory, person }: Pick<Drafting, 'contentDirectory' | 'person'>,
  file: string,
  copy: WorkingCopy | undefined,
): Promise<EditedRecord> {
  const { key, path, schema, translates } = placeOf(file)
  if (translates) return newTranslation({ contentDirectory, person }, file)
  const collection = recordCollection(key)
  if (!collection || !(copy || isUnnamed(file))) {
    throw new RequestError(404, labels.errors.noFile(nameOfFile(file)))
  }
  const [collectionKey = ''] = key.split('.')
  const { value, body } = await startValue(contentDirectory, collectionKey, collection)
  return {
    ...listingOf(key, file, value),
    label: nameOfNew(key, copy?.draft.value ?? value),
    file,
    key,
    schema: jsonSchemaOf(schema),
    value,
    ...(body !== undefined && { body }),
    ...WITHOUT_FILE,
    mayChange: mayChange(person, path),
  }
}

async function newTranslation(
  { contentDirectory, person }: Pick<Drafting, 'contentDirectory' | 'person'>,
  file: string,
): Promise<EditedRecord> {
  const { key, path } = placeOf(file)
  const original = await originalOf(contentDirectory, file)
  return {
    ...listingOf(key, file, original.value),
    file,
    key,
    schema: original.record.jsonSchema,
    value: emptyTranslation(original),
    ...(original.body !== undefined && { body: '' }),
    ...WITHOUT_FILE,
    mayChange: mayChange(person, path),
  }
}

const WITHOUT_FILE = { version: '', canBeDeleted: false, canBeCopied: false, canUndo: false }

/** The current values of a form and their revision; no state if neither file nor working copy is left. */
export async function readState(
  drafting: Drafting,
  file: string,
): Promise<{ revision: string; state?: DraftState }> {
  const copy = await findDraft(drafting.drafts, file)
  if (copy) return { revision: copy.revision, state: stateOf(copy.draft, copy) }
  const stored = await storedDraft(drafting, file)
  if (!stored) return { revision: '' }
  return { revision: versionOf(stored.text), state: stateOf(stored.draft) }
}

export type DraftChange = {
  file: string
  /** The values of the form before the change; defaults to the stored ones. */
  base?: Draft | undefined
  /** Later values that the form has sent without receiving a response so far. */
  unanswered?: Draft | undefined
  draft: Draft
  /** Ids of replaced words that somebody has restored or dismissed. */
  settled?: readonly string[] | undefined
}

/**
 * Merges a change into the working copy. Any field may be missing, and only the size is checked.
 * @throws RequestError if the person may not change the file.
 */
export async function keepChange(
  drafting: Drafting,
  change: DraftChange,
): Promise<{ revision: string; state: DraftState }> {
  const { file } = change
  const stored = await storedDraft(drafting, file)
  const copy = await keep(drafting, change, stored)
  const says = stored && copy.beganFrom === stored.text && isSame(copy.draft, stored.draft)
  // A working copy that equals its file is dropped.
  if (says && copy.replaced.length === 0) {
    if (await replaceDraft(drafting.drafts, file, copy, undefined)) {
      return { revision: versionOf(stored.text), state: stateOf(stored.draft) }
    }
  }
  return { revision: copy.revision, state: stateOf(copy.draft, copy) }
}

type Stored = { text: string; draft: Draft }

async function keep(
  { contentDirectory, drafts, person }: Drafting,
  { file, base, unanswered, draft, settled = [] }: DraftChange,
  stored: Stored | undefined,
): Promise<WorkingCopy> {
  const { key, path, translates } = placeOf(file)
  expectMayChange(person, [path])
  if (!stored && translates) await originalOf(contentDirectory, file)
  else if (!stored && !recordCollection(key))
    throw new RequestError(403, labels.errors.notMade(nameOfFile(file)))
  const change = {
    file,
    base: base ?? stored?.draft ?? { value: {} },
    unanswered,
    draft: sized(file, draft),
    person,
    settled,
  }
  return keepDraft(drafts, change, stored)
}

/** @throws RequestError if the draft exceeds the size limits. */
function sized(file: string, { value, body, name }: Draft): Draft {
  const fault = body === undefined ? undefined : textSizeFault(body)
  if (fault) throw new RequestError(422, faultSentence({ file, ...fault }))
  return { ...valuesOf({ file, value, body }), ...(name !== undefined && { name }) }
}

/**
 * Writes the values of the form into the file, unless the build would reject them, and drops the working copy.
 * @param writesOver whether to overwrite conflicting changes made to the file by other means meanwhile.
 * @throws RequestError 409 if there are such changes and `writesOver` is false.
 */
export async function finishRecord(
  drafting: Drafting,
  change: DraftChange,
  writesOver: boolean,
): Promise<OpenedForm> {
  const { file } = change
  const stored = await storedDraft(drafting, file)
  const copy = await keep(drafting, change, stored)
  const draft = stored ? withStored(file, copy, stored, writesOver) : copy.draft
  const { value, body } = draft
  const target = stored ? file : nameFor(file, draft)
  if (stored) {
    await saveRecord(drafting, { file, value, body, version: versionOf(stored.text) })
  } else {
    await createRecord(drafting, { file: target, value, body }).catch((error) => {
      throw error instanceof RequestError ? pointedAt(error, target, file) : error
    })
  }
  await settle(drafting, file, copy)
  return openForm(drafting, target)
}

/** The working copy merged with changes made to its file since it began. */
function withStored(
  file: string,
  { draft, beganFrom }: WorkingCopy,
  stored: Stored,
  writesOver: boolean,
): Draft {
  if (beganFrom === null || beganFrom === stored.text) return draft
  const before = parsedDraft(file, beganFrom)
  if (!before) return draft
  const { merged, replaced } = mergeDrafts(before, draft, stored.draft)
  if (replaced.length > 0 && !writesOver) {
    throw new RequestError(409, labels.errors.changedMeanwhile(nameOfFile(file)))
  }
  return merged
}

/** The path of a new record's file: under the name that its author chose, or after its title. */
function nameFor(file: string, { name, value }: Draft): string {
  if (!isUnnamed(file)) return file
  const chosen = name || nameOfRecord(value)
  if (chosen === '') throw new RequestError(422, labels.errors.fileNameMissing)
  return `${dirname(file)}/${chosen}${extname(file)}`
}

/** The same error, with places in one file moved to another. */
function pointedAt({ status, errors }: RequestError, file: string, other: string): RequestError {
  const moved = errors.map(({ problem, place }) =>
    place?.file === file
      ? { problem, place: { ...place, file: other } }
      : { problem, ...(place && { place }) },
  )
  return new RequestError(status, moved)
}

/** Drops a working copy after its save. If somebody has typed on meanwhile, theirs now begins from the saved file. */
async function settle(drafting: Drafting, file: string, written: WorkingCopy): Promise<void> {
  const { drafts } = drafting
  if (await replaceDraft(drafts, file, written, undefined)) return
  for (;;) {
    const newer = await findDraft(drafts, file)
    const stored = await storedDraft(drafting, file)
    if (!newer || !stored) return
    const beganFrom = stored.text
    if (await replaceDraft(drafts, file, newer, { ...newer, beganFrom })) return
  }
}

/** The faults that the build would find in the working copy of a file. */
export async function missingIn(
  drafting: Drafting,
  file: string,
): Promise<{ errors: readonly ValidationError[] }> {
  const copy = await findDraft(drafting.drafts, file)
  if (!copy) return { errors: [] }
  const changes = await withDrafts(drafting.contentDirectory, new Map([[file, copy]]))
  return { errors: await runJob('problemsAfter', drafting.contentDirectory, changes) }
}

/** The file changes that put working copies into the content, as for previews of unfinished work. */
export async function withDrafts(
  contentDirectory: string,
  copies: ReadonlyMap<string, Pick<WorkingCopy, 'draft'>>,
): Promise<FileChanges> {
  const changes = new Map<string, string>()
  for (const [file, { draft }] of copies) {
    const place = contentPlace(file)
    if (!place) continue
    const stored = await readStored(contentDirectory, place.path)
    const { value, body } = draft
    changes.set(place.path, await textWith({ contentDirectory }, { file, value, body }, stored))
  }
  return changes
}

/** Discards the working copy of a file. */
export async function discardDraft(
  { drafts, person }: Pick<Drafting, 'drafts' | 'person'>,
  file: string,
): Promise<void> {
  expectMayChange(person, [placeOf(file).path])
  await dropDraft(drafts, file)
}

async function storedDraft(
  { contentDirectory }: Drafting,
  file: string,
): Promise<Stored | undefined> {
  const text = await readStored(contentDirectory, placeOf(file).path)
  const draft = text === undefined ? undefined : parsedDraft(file, text)
  return text !== undefined && draft ? { text, draft } : undefined
}

function parsedDraft(file: string, text: string): Draft | undefined {
  const parsed = parseFile(file, text)
  if ('fault' in parsed) return undefined
  return { value: parsed.value, ...(parsed.article && { body: parsed.article.text }) }
}

function draftOf({ value, body }: EditedRecord): Draft {
  return { value, ...(body !== undefined && { body }) }
}

function stateOf(draft: Draft, copy?: WorkingCopy): DraftState {
  return {
    draft,
    replaced: copy?.replaced ?? [],
    changed: copy && { at: copy.changedAt, by: copy.changedBy },
  }
}
