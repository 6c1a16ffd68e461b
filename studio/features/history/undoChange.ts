import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultSentence } from '../../../content-model/faultSentence.ts'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import type { FileChanges } from '../../../content-model/records.ts'
import { expectSound } from '../../content/checking/expectSound.ts'
import { contentPlace, versionOf } from '../../content/contentFiles.ts'
import type { Editing } from '../../content/editing/editRecord.ts'
import { nameOfFile, OWNER_NAMES } from '../../content/fileNames.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { labels } from './labels.ts'
import { findPublished, type Project } from './published.ts'

/** A file in the state that the person has seen. */
export type SeenFile = {
  /** For example content/plans/app-basic.yaml. */
  file: string
  /** Identifies the content that the person has seen. */
  version: string
}

/**
 * Restores the published version of a file.
 * @throws RequestError if the file has no changes, if it has changed since it was seen, or if the build would reject
 * the result.
 */
export async function undoChange(
  project: Project,
  { contentDirectory, history, person }: Editing,
  { file, version }: SeenFile,
): Promise<void> {
  const published = await findPublished(project)
  const changes = (await published?.changes()) ?? []
  // Only changed files of the content match, so a path that leads out of the content is rejected.
  const change = changes.find(({ path }) => `content/${path}` === file)
  if (!published || !change) throw new RequestError(409, labels.nothingToUndo(nameOfFile(file)))
  const { path } = change
  await expectSeen(contentDirectory, path, version)
  const before = change.change === 'new' ? undefined : await published.read(path)
  if (!contentPlace(file)) {
    await expectSound(contentDirectory, new Map([[path, before ? '' : null]]))
    await history.write(
      new Map([[path, before ?? null]]),
      person,
      contentLabels.actions.republished,
    )
    return
  }
  const decoded = before && decodeText(before)
  if (decoded && 'fault' in decoded)
    throw new RequestError(422, faultSentence({ file, ...decoded.fault }, OWNER_NAMES))
  const restored: FileChanges = new Map([[path, decoded?.text ?? null]])
  await expectSound(contentDirectory, restored)
  await history.write(restored, person, contentLabels.actions.republished)
}

/** @throws RequestError if a file is not in the state that the person has seen. */
export async function expectSeen(directory: string, path: string, version: string): Promise<void> {
  const file = join(directory, path)
  const found = await lstat(file).catch(() => undefined)
  // A link could lead out of the folder.
  if (found && !found.isFile()) {
    throw new RequestError(403, contentLabels.errors.notPlain(nameOfFile(path)))
  }
  if (versionOf(found ? await readFile(file) : '') === version) return
  throw new RequestError(409, labels.changedMeanwhile(nameOfFile(path)))
}
