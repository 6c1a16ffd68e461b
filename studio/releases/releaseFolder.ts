import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import {
  currentRelease,
  findRelease,
  POINTER_FILE,
  type Release,
} from '../../server/site/releases.ts'

/** Default number of kept releases, including the current one. */
export const KEPT_RELEASES = 5

/** A project's folder for its draft site: releases that can be built again at any time. */
export const DRAFT_FOLDER = '.cache/draft'

/** Endings of folders that are not a release yet, or no longer one. */
const UNFINISHED = '.unfinished'
const REMOVED = '.removed'
/** Ending of a file that is about to replace another. */
const NEXT = '.next'
const RECORD_FILE = 'release.json'

const recordSchema = z.object({
  /** When it was published. */
  at: z.iso.datetime(),
  /** Name of the person who published it. */
  by: z.string(),
  /** Failures after it was published, as sentences. */
  notes: z.array(z.string()),
  /** Milliseconds from the start of the publish to the switch. */
  tookMs: z.number().optional(),
})

/** The description that each release folder holds. */
export type ReleaseRecord = z.infer<typeof recordSchema>

export type ListedRelease = ReleaseRecord & { id: string; isCurrent: boolean }

/** The folder of releases. A release in it is either complete or absent. */
export class ReleaseFolder {
  readonly directory: string
  readonly #kept: number

  /**
   * @param directory folder of the releases, which need not exist yet.
   * @param kept how many releases are kept, including the current one.
   */
  constructor(directory: string, kept = KEPT_RELEASES) {
    this.directory = directory
    this.#kept = kept
  }

  /** All releases, the newest first. */
  async list(): Promise<ListedRelease[]> {
    const currentId = currentRelease(this.directory)?.id
    const ids = (await this.#names()).filter((name) => findRelease(this.directory, name))
    return Promise.all(
      ids.map(async (id) => ({
        id,
        isCurrent: id === currentId,
        ...(await this.#record(id)),
      })),
    )
  }

  /** Begins a release in an unfinished folder. @returns the folders for its content and its site. */
  async begin(now: Date): Promise<Release> {
    const [newest] = (await this.#names()).filter((name) => findRelease(this.directory, name))
    const second = Math.max(now.getTime(), newest === undefined ? 0 : timeOf(newest) + 1000)
    const id = new Date(second)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-')
    const directory = join(this.directory, id + UNFINISHED)
    await mkdir(directory, { recursive: true })
    return {
      id,
      contentDirectory: join(directory, 'content'),
      siteDirectory: join(directory, 'site'),
    }
  }

  /** Completes a release that `begin` has begun. */
  async finish(id: string, record: ReleaseRecord): Promise<void> {
    const unfinished = join(this.directory, id + UNFINISHED)
    await replaceFile(join(unfinished, RECORD_FILE), JSON.stringify(record))
    await rename(unfinished, join(this.directory, id))
  }

  /** Switches visitors to a release. */
  async point(id: string): Promise<void> {
    await replaceFile(join(this.directory, POINTER_FILE), id)
  }

  /** Notes a failure after the switch to a release. */
  async note(id: string, words: string): Promise<void> {
    const record = await this.#record(id)
    const text = JSON.stringify({ ...record, notes: [...record.notes, words] })
    await replaceFile(join(this.directory, id, RECORD_FILE), text)
  }

  /**
   * Removes the oldest releases. The previously served release stays, since running requests still read it.
   * @param before id of the previously served release.
   */
  async prune(before: string | undefined): Promise<void> {
    const ids = (await this.list()).map(({ id }) => id)
    const inUse = [currentRelease(this.directory)?.id, before]
    const byUse = [
      ...ids.filter((id) => inUse.includes(id)),
      ...ids.filter((id) => !inUse.includes(id)),
    ]
    for (const id of byUse.slice(this.#kept)) {
      // Renamed at once, as removing all its files takes a while.
      await rename(join(this.directory, id), join(this.directory, id + REMOVED))
    }
    await this.clean()
  }

  /** Removes what killed or failed publishes have left, and pruned releases. */
  async clean(): Promise<void> {
    for (const name of await this.#names()) {
      if (![UNFINISHED, REMOVED, NEXT].some((ending) => name.endsWith(ending))) continue
      await rm(join(this.directory, name), { recursive: true, force: true })
    }
  }

  /** Names of all files and folders in the folder, the last first. */
  async #names(): Promise<string[]> {
    const names = await readdir(this.directory).catch(() => [])
    return names.sort().reverse()
  }

  async #record(id: string): Promise<ReleaseRecord> {
    const text = await readFile(join(this.directory, id, RECORD_FILE), 'utf8')
    return recordSchema.parse(JSON.parse(text))
  }
}

/** Writes a file atomically: readers find the old text or the new, even after a power cut. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const next = path + NEXT
  const file = await open(next, 'w')
  try {
    await file.writeFile(`${text}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(next, path)
}

/** @param id as 2026-11-22T21-14-05Z. @returns when the release was begun, in ms since 1970. */
export function timeOf(id: string): number {
  return Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))
}
