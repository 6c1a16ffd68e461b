import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findRelease, RELEASES_FOLDER } from '../../receiver/src/site/releases.ts'
import { compareFolders, type FileChange } from '../releases/compareFolders.ts'
import { type GitCheckout, openCheckout } from '../releases/gitCheckout.ts'
import { type ListedRelease, ReleaseFolder } from '../releases/releaseFolder.ts'

/** The content that visitors see. */
export type Published = {
  source: 'release' | 'git'
  /** ISO 8601. */
  at: string
  /** Files in which the content differs from it, by path below the content folder. */
  changes: () => Promise<FileChange[]>
  read: (path: string) => Promise<Buffer | undefined>
}

/**
 * The content of the release that is served. Where nothing was published from here yet and the project is a checkout:
 * what was last committed.
 */
export async function findPublished(projectDirectory: string): Promise<Published | undefined> {
  const release = (await listReleases(projectDirectory)).find(({ isCurrent }) => isCurrent)
  if (release) {
    const { contentDirectory, at } = release
    return {
      source: 'release',
      at,
      changes: () => compareFolders(join(projectDirectory, 'content'), contentDirectory),
      read: (path) => readFile(join(contentDirectory, path)).catch(() => undefined),
    }
  }
  const checkout = await openCheckout(projectDirectory)
  if (!checkout?.hasContent) return undefined
  return {
    source: 'git',
    at: (await checkout.git.raw('log', '-1', '--format=%cI')).trim(),
    changes: () => changesSinceCommit(checkout),
    read: (path) => checkout.read('HEAD', `content/${path}`),
  }
}

/** A release that is kept, and the folder of the content that it was built from. */
type KeptRelease = ListedRelease & { contentDirectory: string }

/** All releases that are kept, the newest first. */
export async function listReleases(projectDirectory: string): Promise<KeptRelease[]> {
  const directory = join(projectDirectory, RELEASES_FOLDER)
  const releases = await new ReleaseFolder(directory).list()
  return releases.flatMap((release) => {
    const found = findRelease(directory, release.id)
    return found ? [{ ...release, contentDirectory: found.contentDirectory }] : []
  })
}

const CHANGES: Record<string, FileChange['change']> = { A: 'new', D: 'removed' }

async function changesSinceCommit({ git }: GitCheckout): Promise<FileChange[]> {
  const content = ['-z', '--', 'content']
  const [tracked, untracked] = await Promise.all([
    git.raw('diff', '--name-status', '--no-renames', '--relative', 'HEAD', ...content),
    git.raw('ls-files', '--others', '--exclude-standard', ...content),
  ])
  const found = [...tracked.matchAll(/([A-Z])\0content\/([^\0]+)\0/g)].map(
    ([, status = '', path = '']): FileChange => ({ path, change: CHANGES[status] ?? 'changed' }),
  )
  const added = [...untracked.matchAll(/content\/([^\0]+)\0/g)].map(
    ([, path = '']): FileChange => ({ path, change: 'new' }),
  )
  return [...found, ...added]
}
