import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileChanges, loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingOfVersions, variablesIn } from '../../content/catalogue.ts'
import { expectSound } from '../../content/checking/expectSound.ts'
import {
  type ContentPlace,
  contentPlace,
  readStored,
  versionOf,
} from '../../content/contentFiles.ts'
import type { Editing } from '../../content/editing/editRecord.ts'
import { nameOfFile } from '../../content/fileNames.ts'
import type { Commit, GitCheckout } from '../../content/git/gitCheckout.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { type Difference, differencesBetween } from './differences.ts'
import { labels } from './labels.ts'
import { expectSeen, type SeenFile } from './undoChange.ts'

/** Maximum number of versions shown: each is read by a git process. */
const MAX_VERSIONS = 30

/** An earlier version of a file. */
export type FileVersion = Pick<Commit, 'id' | 'at' | 'by' | 'message'> & {
  /** Its changes; none if it created or deleted the file. */
  differences: Difference[]
  /** Whether the file was changed, created or deleted. */
  step: 'made' | 'changed' | 'removed'
  isNow: boolean
}

export type FileHistory = {
  file: string
  /** The editor's name of the file. */
  label: string
  /** Newest first. */
  versions: FileVersion[]
  hasOlder: boolean
  /** Differences between the newest version and the current file. */
  uncommitted: Difference[]
  /** Identifies the current content of the file. */
  version: string
}

/**
 * Reads the versions of a file of the content.
 * @param most maximum number of versions.
 */
export async function fileHistory(
  checkout: GitCheckout,
  contentDirectory: string,
  file: string,
  most = MAX_VERSIONS,
): Promise<FileHistory> {
  const place = placeOf(file)
  const [now, commits] = await Promise.all([
    readStored(contentDirectory, place.path),
    checkout.log(`-${most + 1}`, '--', place.path),
  ])
  const texts = await Promise.all(commits.map(({ id }) => checkout.readText(id, place.path)))
  const versions = commits.slice(0, most).flatMap(({ id, at, by, message }, index) => {
    const [text, before] = [texts[index], texts[index + 1]]
    if (text === before) return []
    return {
      ...{ id, at, by, message },
      differences: differencesOf(place, before, text),
      step: text === undefined ? 'removed' : before === undefined ? 'made' : 'changed',
      isNow: text === now,
    } satisfies FileVersion
  })
  const { records } = await loadRecords(contentDirectory)
  const { label } = listingOfVersions(records, place.key, file, [now, ...texts])
  return {
    file,
    label: fillVariables(label, variablesIn(records)),
    versions,
    hasOlder: commits.length > most,
    uncommitted: differencesOf(place, texts[0], now),
    version: versionOf((await bytesOf(contentDirectory, place.path)) ?? ''),
  }
}

/**
 * Restores an earlier version of a file.
 * @param id of the version.
 * @throws RequestError if there is no such version, if the file has changed since it was seen, or if the build would
 * reject the result.
 */
export async function restoreVersion(
  checkout: GitCheckout,
  { contentDirectory, history, person }: Editing,
  { file, version, id }: SeenFile & { id: string },
): Promise<void> {
  const { path } = placeOf(file)
  const commits = await checkout.log(`-${MAX_VERSIONS + 1}`, '--', path)
  const isKnown = commits.some((one) => one.id === id)
  const text = isKnown ? await checkout.readText(id, path) : undefined
  if (text === undefined) throw new RequestError(404, labels.noSuchVersion(nameOfFile(file)))
  await expectSeen(contentDirectory, path, version)
  const changes: FileChanges = new Map([[path, text]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person, contentLabels.actions.restored)
}

function placeOf(file: string): ContentPlace {
  const place = contentPlace(file)
  if (!place) throw new RequestError(404, contentLabels.errors.noFile(nameOfFile(file)))
  return place
}

async function bytesOf(directory: string, path: string): Promise<Buffer | undefined> {
  return await readFile(join(directory, path)).catch(() => undefined)
}

function differencesOf(
  place: ContentPlace,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  return before === undefined || after === undefined ? [] : differencesBetween(place, before, after)
}
