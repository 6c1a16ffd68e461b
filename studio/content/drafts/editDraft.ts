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
  laidOver,
  languagesOf,
  type Original,
  originalOf,
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

/** Somebody who edits what is kept while they type. */
export type Drafting = Editing & { drafts: DraftStore }

/** What a form shows: the working copy, or what is stored where there is none. */
export type DraftState = {
  draft: Draft
  replaced: KeptReplaced[]
  /** When and by whom the working copy was changed last; undefined where there is none. */
  changed?: { at: string; by: string } | undefined
}

/** A record as its form takes it. */
export type OpenedForm = EditedRecord & {
  /** Whether it has no file yet. */
  isNew: boolean
  /** Field that takes the address of the record's own page, where it has one. */
  addressField?: string | undefined
  /** Another whenever what the form shows has been changed. */
  revision: string
  state: DraftState
  /** The languages in which it can be written; none where the site has one. */
  languages: WrittenIn[]
  /** For a translation: its language, and what stands on the site where it says nothing. */
  translates?: { tag: string } & Pick<Original, 'value' | 'body'>
}

/** A file with its working copy, or a record that is about to be made. */
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
    ...listingOf(key, file, laidOver(original, draft.value)),
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

/** What a form shows now, and which revision that is; no state where neither file nor working copy is left. */
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
  /** What the form had before it was changed; what is stored where it is not given. */
  base?: Draft | undefined
  draft: Draft
  /** Ids of replaced words that somebody has put back or left. */
  settled?: readonly string[] | undefined
}

/**
 * Takes a change into the working copy. It may lack anything, and nothing of it is checked but its size.
 * @throws RequestError where the person may not change the file.
 */
export async function keepChange(
  drafting: Drafting,
  change: DraftChange,
): Promise<{ revision: string; state: DraftState }> {
  const { file } = change
  const stored = await storedDraft(drafting, file)
  const copy = await keep(drafting, change, stored)
  const says = stored && copy.beganFrom === stored.text && isSame(copy.draft, stored.draft)
  // What says the same as its file is none.
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
  { file, base, draft, settled = [] }: DraftChange,
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
    draft: sized(file, draft),
    person,
    settled,
  }
  return keepDraft(drafts, change, stored)
}

/** @throws RequestError where it is more than any file needs. */
function sized(file: string, { value, body, name }: Draft): Draft {
  const fault = body === undefined ? undefined : textSizeFault(body)
  if (fault) throw new RequestError(422, faultSentence({ file, ...fault }))
  return { ...valuesOf({ file, value, body }), ...(name !== undefined && { name }) }
}

/**
 * Writes what the form has into the file, unless the build would reject it, and there is no working copy any more.
 * @param writesOver whether it may take the place of what was written into the file by other means meanwhile.
 * @throws RequestError 409 where the file was changed meanwhile at the same places.
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

/** The working copy with what was written into its file since it began. */
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

/** The name of the file that a new record gets. */
function nameFor(file: string, { name, value }: Draft): string {
  if (!isUnnamed(file)) return file
  const chosen = name || nameOfRecord(value)
  if (chosen === '') throw new RequestError(422, labels.errors.fileNameMissing)
  return `${dirname(file)}/${chosen}${extname(file)}`
}

/** The same faults, with the places of one file in another. */
function pointedAt({ status, errors }: RequestError, file: string, other: string): RequestError {
  const moved = errors.map(({ problem, place }) =>
    place?.file === file
      ? { problem, place: { ...place, file: other } }
      : { problem, ...(place && { place }) },
  )
  return new RequestError(status, moved)
}

/** Takes a working copy away that was written. Where somebody has typed on meanwhile, theirs begins from what was written. */
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

/** What the build would reject in what a form has now. */
export async function missingIn(
  drafting: Drafting,
  file: string,
): Promise<{ errors: readonly ValidationError[] }> {
  const copy = await findDraft(drafting.drafts, file)
  if (!copy) return { errors: [] }
  const changes = await withDrafts(drafting.contentDirectory, new Map([[file, copy]]))
  return { errors: await runJob('problemsAfter', drafting.contentDirectory, changes) }
}

/** The content as it would be with working copies in it: what a drawing of unfinished work is made from. */
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

/** Throws away what is not in the file yet. */
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
