import type { FileChanges } from '../../content-model/records.ts'
import { labels } from '../labels.ts'
import { readStored, removeStored, writeStored } from './contentFiles.ts'
import { checkChanges, explain, RequestError } from './validation.ts'

type Versions = { before: string | undefined; after: string | undefined }
/** What was written at once, by path below the content folder: one file, or a few that depend on each other. */
type Step = ReadonlyMap<string, Versions>

/**
 * Writes content files and takes back what it wrote, the newest first, for as long as the editor runs.
 * Kept in memory: what is older lies in the owner's version control or backups.
 */
export class History {
  readonly #directory: string
  #steps: readonly Step[] = []
  #last: Promise<unknown> = Promise.resolve()

  /** @param directory the content folder. */
  constructor(directory: string) {
    this.#directory = directory
  }

  /** Does one change after the other, so that two never check against each other's half. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** Writes texts and, where a text is null, removes the file. Nothing is checked. */
  async write(changes: FileChanges): Promise<void> {
    const step = new Map<string, Versions>()
    for (const [path, text] of changes) {
      step.set(path, {
        before: await readStored(this.#directory, path),
        after: text ?? undefined,
      })
      await this.#put(path, text ?? undefined)
    }
    this.#steps = [...this.#steps, step]
  }

  /** Whether the last change of a file can be taken back: a file that was made is deleted instead. */
  canUndo(path: string): boolean {
    return this.#lastStep(path)?.get(path)?.before !== undefined
  }

  /** Files that are removed and can be brought back, by path, with what they said. */
  removed(): Map<string, string> {
    const found = new Map<string, string>()
    for (const step of this.#steps) {
      for (const [path, { before, after }] of step) {
        if (after === undefined && before !== undefined) found.set(path, before)
        else found.delete(path)
      }
    }
    return found
  }

  /**
   * Takes back the last change of a file, with all that was written at once with it.
   * @throws RequestError where a file has been changed since, or the build would reject what stood there.
   */
  async undo(path: string): Promise<void> {
    const step = this.#lastStep(path)
    if (!step || !this.canUndo(path)) throw new RequestError(409, labels.errors.nothingToUndo)
    for (const [file, { after }] of step) {
      if ((await readStored(this.#directory, file)) === after) continue
      throw new RequestError(409, labels.errors.changedSince(`content/${file}`))
    }
    const changes: FileChanges = new Map(
      [...step].map(([file, { before }]) => [file, before ?? null]),
    )
    const faults = await checkChanges(this.#directory, changes)
    if (faults.length > 0) {
      throw new RequestError(422, await explain(this.#directory, changes, faults))
    }
    for (const [file, { before }] of step) await this.#put(file, before)
    this.#steps = this.#steps.filter((one) => one !== step)
  }

  #lastStep(path: string): Step | undefined {
    return this.#steps.findLast((step) => step.has(path))
  }

  async #put(path: string, text: string | undefined): Promise<void> {
    if (text !== undefined) await writeStored(this.#directory, path, text)
    else await removeStored(this.#directory, path)
  }
}
