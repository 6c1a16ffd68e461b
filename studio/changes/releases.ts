import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** A published site, as far as its content goes. */
export type PublishedRelease = { id: string; contentDirectory: string; at: Date; by: string }

/** A time, as 2026-11-22T21-14-05Z. No other name leads to a release. */
const RELEASE_ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const recordSchema = z.object({ at: z.coerce.date(), by: z.string() })

/** @returns the release that is served; undefined where nothing was published yet. */
export async function currentRelease(
  projectDirectory: string,
): Promise<PublishedRelease | undefined> {
  const id = await readFile(join(projectDirectory, 'releases/current'), 'utf8').catch(() => '')
  return readRelease(projectDirectory, id.trim())
}

/** All releases that are kept, the newest first. */
export async function listReleases(projectDirectory: string): Promise<PublishedRelease[]> {
  const names = await readdir(join(projectDirectory, 'releases')).catch(() => [])
  const found = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readRelease(projectDirectory, name)),
  )
  return found.filter((release) => release !== undefined)
}

async function readRelease(
  projectDirectory: string,
  id: string,
): Promise<PublishedRelease | undefined> {
  if (!RELEASE_ID.test(id)) return undefined
  const directory = join(projectDirectory, 'releases', id)
  const text = await readFile(join(directory, 'release.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return {
    id,
    contentDirectory: join(directory, 'content'),
    ...recordSchema.parse(JSON.parse(text)),
  }
}
