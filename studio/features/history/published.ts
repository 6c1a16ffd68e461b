import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentRelease, RELEASES_FOLDER } from '../../../server/site/releases.ts'
import { compareFolders, type FileChange } from '../../content/git/compareFolders.ts'
import type { Studio } from '../../context/Studio.ts'
import { ReleaseFolder } from '../../releases/releaseFolder.ts'

/** A project, with the repository that keeps its content. */
export type Project = Pick<Studio, 'projectDirectory' | 'contentDirectory' | 'checkout'>

/** The content that visitors see. */
export type Published = {
  source: 'release' | 'git'
  /** ISO 8601. */
  at: string
  /** Files that differ from the published content, by path below the content folder. */
  changes: () => Promise<FileChange[]>
  read: (path: string) => Promise<Buffer | undefined>
}

/**
 * Finds the content of the current release. Before the first publish from here, the newest commit that the studio did
 * not make counts as published.
 */
export async function findPublished({
  projectDirectory,
  contentDirectory,
  checkout,
}: Project): Promise<Published | undefined> {
  const directory = join(projectDirectory, RELEASES_FOLDER)
  const served = currentRelease(directory)
  const release = (await new ReleaseFolder(directory).list()).find(({ id }) => id === served?.id)
  if (served && release) {
    return {
      source: 'release',
      at: release.at,
      changes: () => compareFolders(contentDirectory, served.contentDirectory),
      read: (path) => readFile(join(served.contentDirectory, path)).catch(() => undefined),
    }
  }
  const commit = await checkout.newestForeign()
  return (
    commit && {
      source: 'git',
      at: commit.at,
      changes: () => checkout.changesSince(commit.id),
      read: (path) => checkout.read(commit.id, path),
    }
  )
}
