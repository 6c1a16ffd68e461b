import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '../../content-model/files/decodeText.ts'
import { type FileChanges, loadRecords } from '../../content-model/records.ts'
import { fillVariables } from '../../content-model/variables.ts'
import { expectSound } from '../checking/expectSound.ts'
import { labels as editorLabels } from '../labels.ts'
import { type GitCheckout, openCheckout } from '../releases/gitCheckout.ts'
import { listingOfVersions, variablesIn } from '../server/catalogue.ts'
import { type ContentPlace, contentPlace, readStored, versionOf } from '../server/contentFiles.ts'
import type { Editing } from '../server/editRecord.ts'
import { RequestError } from '../server/validation.ts'
import { type Difference, differencesBetween } from './differences.ts'
import { labels } from './labels.ts'
import { listReleases } from './published.ts'
import { expectSeen, type SeenFile } from './undoChange.ts'

/** Versions that are shown: each is read by a process of git's. */
const MAX_VERSIONS = 30

/** What a file once said. */
export type FileVersion = {
  /** A commit, or a release. */
  id: string
  /** ISO 8601. */
  at: string
  by: string
  message: string
  /** What it changed; none where the file was made or removed by it. */
  differences: Difference[]
  /** What became of the file; nobody knows of the oldest release that is kept. */
  step: 'made' | 'changed' | 'removed' | 'oldest'
  isNow: boolean
}

export type FileHistory = {
  file: string
  /** What the editor calls it. */
  label: string
  source: 'git' | 'releases'
  /** The newest first. */
  versions: FileVersion[]
  hasOlder: boolean
  /** Where the file differs from the newest version by now. */
  unsaved: Difference[]
  /** Marks what the file says now. */
  version: string
}

type Kept = Pick<FileVersion, 'id' | 'at' | 'by' | 'message'>
type Archive = {
  source: FileHistory['source']
  /** Versions of the file, the newest first, at most one more than are shown. */
  kept: Kept[]
  read: (id: string) => Promise<Buffer | undefined>
}

/**
 * What a file of the content has said: by git where the project is a checkout, else by the releases that are kept.
 * @param most versions that are read.
 */
export async function fileHistory(
  projectDirectory: string,
  contentDirectory: string,
  file: string,
  most = MAX_VERSIONS,
): Promise<FileHistory> {
  const place = placeOf(file)
  const [now, { source, kept, read }] = await Promise.all([
    readStored(contentDirectory, place.path),
    openArchive(projectDirectory, file, most),
  ])
  const texts = await Promise.all(kept.map(async ({ id }) => textOf(await read(id))))
  const versions = kept.slice(0, most).flatMap((one, index) => {
    const [text, before] = [texts[index], texts[index + 1]]
    if (text === before) return []
    const first = source === 'releases' && index === kept.length - 1 ? 'oldest' : 'made'
    return {
      ...one,
      differences: differencesOf(place, before, text),
      step: text === undefined ? 'removed' : before === undefined ? first : 'changed',
      isNow: text === now,
    } satisfies FileVersion
  })
  const { records } = await loadRecords(contentDirectory)
  const { label } = listingOfVersions(place.key, file, [now, ...texts])
  return {
    file,
    label: fillVariables(label, variablesIn(records)),
    source,
    versions,
    hasOlder: kept.length > most,
    unsaved: differencesOf(place, texts[0], now),
    version: versionOf((await bytesOf(contentDirectory, place.path)) ?? ''),
  }
}

/**
 * Makes a file say what one of its versions said.
 * @param id of that version.
 * @throws RequestError where there is none, somebody has changed the file since it was seen, or the build would
 * reject the content then.
 */
export async function restoreVersion(
  projectDirectory: string,
  { contentDirectory, history, person }: Editing,
  { file, version, id }: SeenFile & { id: string },
): Promise<void> {
  const { path } = placeOf(file)
  const { kept, read } = await openArchive(projectDirectory, file, MAX_VERSIONS)
  const isKnown = kept.some((one) => one.id === id)
  const text = isKnown ? textOf(await read(id)) : undefined
  if (text === undefined) throw new RequestError(404, labels.noSuchVersion(file))
  await expectSeen(contentDirectory, path, version)
  const changes: FileChanges = new Map([[path, text]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person, editorLabels.actions.restored)
}

async function openArchive(projectDirectory: string, file: string, most: number): Promise<Archive> {
  const checkout = await openCheckout(projectDirectory)
  if (checkout?.hasContent) {
    const read = (id: string) => checkout.read(id, file)
    return { source: 'git', kept: await commitsOf(checkout, file, most + 1), read }
  }
  const releases = (await listReleases(projectDirectory)).slice(0, most + 1)
  const folders = new Map(releases.map(({ id, contentDirectory }) => [id, contentDirectory]))
  return {
    source: 'releases',
    kept: releases.map(({ id, at, by }) => {
      return { id, at, by, message: labels.published }
    }),
    read: async (id) => {
      const folder = folders.get(id)
      return folder === undefined ? undefined : bytesOf(folder, file.replace('content/', ''))
    },
  }
}

async function commitsOf({ git }: GitCheckout, file: string, most: number): Promise<Kept[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%s'
  const log = await git.raw('log', format, `--max-count=${most}`, '--', file)
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', at = '', by = '', message = ''] = line.split('\0')
      return { id, at, by, message }
    })
}

function placeOf(file: string): ContentPlace {
  const place = contentPlace(file)
  if (!place) throw new RequestError(404, editorLabels.errors.noFile(file))
  return place
}

async function bytesOf(directory: string, path: string): Promise<Buffer | undefined> {
  return await readFile(join(directory, path)).catch(() => undefined)
}

function textOf(bytes: Buffer | undefined): string | undefined {
  const decoded = bytes && decodeText(bytes)
  return decoded && 'text' in decoded ? decoded.text : undefined
}

function differencesOf(
  place: ContentPlace,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  return before === undefined || after === undefined ? [] : differencesBetween(place, before, after)
}
