import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves another build of the site from now on; requests that have begun are answered from the former one.
     * @throws when the folder cannot be read; the former site stays then.
     */
    serveSite(directory: string): void
  }
}

/** Folder of a project in which its published sites lie. */
export const RELEASES_FOLDER = 'releases'
/** File in it that names the release that is served; only ever replaced as a whole, by a rename. */
export const POINTER_FILE = 'current'

/** How often the pointer is read. Asked for rather than watched, as mounted folders tell of no change. */
const LOOK_EVERY_MS = 250

/** A time, as 2026-11-22T21-14-05Z: names of releases sort by age, and are folders on every system. */
const RELEASE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** A published site: what is served, and the content that it was built from. */
export type Release = { id: string; siteDirectory: string; contentDirectory: string }

/** @returns the folders of a release; undefined where the name is none or no such release lies there. */
export function findRelease(releasesDirectory: string, id: string): Release | undefined {
  const siteDirectory = join(releasesDirectory, id, 'site')
  if (!RELEASE_ID.test(id) || !existsSync(siteDirectory)) return undefined
  return { id, siteDirectory, contentDirectory: join(releasesDirectory, id, 'content') }
}

/** @returns the release that is served; undefined where nothing was published yet. */
export function currentRelease(releasesDirectory: string): Release | undefined {
  const pointer = join(releasesDirectory, POINTER_FILE)
  if (!existsSync(pointer)) return undefined
  return findRelease(releasesDirectory, readFileSync(pointer, 'utf8').trim())
}

/**
 * Serves whatever release the pointer names, from now until the receiver closes. One that cannot be read is logged,
 * and the former site stays.
 * @param served id of the release that the receiver serves already.
 */
export function followReleases(
  app: FastifyInstance,
  releasesDirectory: string,
  served?: string,
): void {
  let last = served
  const look = () => {
    try {
      const release = currentRelease(releasesDirectory)
      if (!release || release.id === last) return
      // Before it is read: a broken one is told of once.
      last = release.id
      app.serveSite(release.siteDirectory)
    } catch (error) {
      app.log.error(error)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
