import { existsSync } from 'node:fs'
import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../../server/site/releases.ts'
import { timeOf } from './releaseFolder.ts'

/** Where a build lays what is named by its content, so that files of several builds can lie side by side. */
const HASHED_FOLDER = '_astro'

/**
 * Adds to a site what pages of earlier releases still fetch: a visitor who opened one before a publish may scroll to
 * a part of it later that needs its script. Of each release only what its own build made is taken, and not what was
 * added to it in its turn, so that a site does not grow with each publish.
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
