import { existsSync } from 'node:fs'
import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../../server/site/releases.ts'
import { timeOf } from './releaseFolder.ts'

/** The folder for files whose names have a hash of their content, so that files of several builds do not clash. */
const HASHED_FOLDER = '_astro'

/**
 * Adds the files to a site that pages of earlier releases still fetch: a visitor who opened a page before a publish may
 * later scroll to a part that needs its script. Only files of a release's own build are copied, not those that were
 * added to it, so that a site does not grow with each publish.
 */
export async function keepFormerFiles(
  siteDirectory: string,
  former: readonly Pick<Release, 'id' | 'siteDirectory'>[],
): Promise<void> {
  for (const release of former) {
    const folder = join(release.siteDirectory, HASHED_FOLDER)
    if (!existsSync(folder)) continue
    const begunMs = timeOf(release.id)
    await cp(folder, join(siteDirectory, HASHED_FOLDER), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      filter: async (path) => path === folder || (await stat(path)).mtimeMs >= begunMs,
    })
  }
}
