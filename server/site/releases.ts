import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves another build of the site from now on. Requests that have begun still get the former site.
     * @throws Error if the folder cannot be read. The former site is then kept.
     */
    serveSite(directory: string): void
  }
}

/** Folder of a project for its published sites. */
export const RELEASES_FOLDER = 'releases'
/** File in this folder that names the served release. It is only replaced atomically, by a rename. */
export const POINTER_FILE = 'current'

/** Interval of reading the pointer. It is polled, because mounted folders do not report changes to watchers. */
const LOOK_EVERY_MS = 250

/** A time such as 2026-11-22T21-14-05Z. Such names sort by age and are valid folder names on every system. */
const RELEASE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** A published site, with the content that it was built from. */
export type Release = { id: string; siteDirectory: string; contentDirectory: string }

/** @returns the folders of a release; undefined if the id is invalid or the release does not exist. */
export function findRelease(releasesDirectory: string, id: string): Release | undefined {
  const siteDirectory = join(releasesDirectory, id, 'site')
  if (!RELEASE_ID.test(id) || !existsSync(siteDirectory)) return undefined
  return { id, siteDirectory, contentDirectory: join(releasesDirectory, id, 'content') }
}

/** @returns the release that is served; undefined if nothing was published yet. */
export function currentRelease(releasesDirectory: string): Release | undefined {
  const pointer = join(releasesDirectory, POINTER_FILE)
  if (!existsSync(pointer)) return undefined
  return findRelease(releasesDirectory, readFileSync(pointer, 'utf8').trim())
}

/**
 * Serves the release that the pointer names until the receiver closes. If a release cannot be read, the error is logged
 * and the former site is kept.
 * @param served id of the release that the receiver already serves.
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
      // Set before the release is read, so that a broken release is logged only once.
      last = release.id
      app.serveSite(release.siteDirectory)
    } catch (error) {
      app.log.error(error)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
