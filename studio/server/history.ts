import type { FileChanges } from '../../content-model/records.ts'
import type { Person } from '../access/person.ts'
import { expectSound } from '../checking/expectSound.ts'
import { labels } from '../labels.ts'
import { readStored, removeStored, writeStored } from './contentFiles.ts'
import { nameOfFile } from './nameOfFile.ts'
import { expectMayChange } from './ownersOnly.ts'
import type { Studio } from './Studio.ts'
import { RequestError } from './validation.ts'

type Versions = { before: string | undefined; after: string | undefined }
/** What was written at once, by path below the content folder: one file, or a few that depend on each other. */
type Step = ReadonlyMap<string, Versions>

/**
 * Writes content files and takes back what it wrote, the newest first, for as long as the editor runs.
 * Kept in memory: what is older lies in the owner's version control or backups.
 *
 * Each change stands in the log before it is made: where that cannot be written, nothing is changed. What is for owners
 * alone is changed for nobody else, whichever way the change came.
 */
export class History {
  readonly #directory: string
  readonly #audit: Studio['audit']
  #steps: readonly Step[] = []
  #last: Promise<unknown> = Promise.resolve()

  /** @param directory the content folder. */
  constructor(directory: string, audit: Studio['audit']) {
    this.#directory = directory
    this.#audit = audit
  }

  /** Does one change after the other, so that two never check against each other's half. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /**
   * Writes texts and, where a text is null, removes the file. What they say is not checked.
   * @param action for the log, where "changed", "made" or "deleted" does not say it.
   * @throws RequestError where the person may not change one of the files.
   */
  async write(changes: FileChanges, person: Person, action?: string): Promise<void> {
    expectMayChange(person, changes.keys())
    const step = new Map<string, Versions>()
    for (const [path, text] of changes) {
      const before = await readStored(this.#directory, path)
      step.set(path, { before, after: text ?? undefined })
    }
    await this.#log(step, person, action)
    for (const [path, { after }] of step) await this.#put(path, after)
    this.#steps = [...this.#steps, step]
  }

  /**
   * Writes a file that is no text, or removes it where there are no bytes. It is not taken back here.
   * @throws RequestError where the person may not change it.
   */
  async writeBytes(
    path: string,
    bytes: Uint8Array | undefined,
    person: Person,
    action: string,
  ): Promise<void> {
    expectMayChange(person, [path])
    await this.#audit(person, action, `content/${path}`)
    await this.#put(path, bytes)
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
   * @throws RequestError where a file has been changed since, the person may not change it, or the build would reject
   * what stood there.
   */
  async undo(path: string, person: Person): Promise<void> {
    const step = this.#lastStep(path)
    if (!step || !this.canUndo(path)) throw new RequestError(409, labels.errors.nothingToUndo)
    expectMayChange(person, step.keys())
    for (const [file, { after }] of step) {
      if ((await readStored(this.#directory, file)) === after) continue
      throw new RequestError(409, labels.errors.changedSince(`content/${file}`))
    }
    const changes: FileChanges = new Map(
      [...step].map(([file, { before }]) => [file, before ?? null]),
    )
    await expectSound(this.#directory, changes)
    await this.#log(step, person, labels.actions.undid)
    for (const [file, { before }] of step) await this.#put(file, before)
    this.#steps = this.#steps.filter((one) => one !== step)
  }

  #lastStep(path: string): Step | undefined {
    return this.#steps.findLast((step) => step.has(path))
  }

  async #log(step: Step, person: Person, action?: string): Promise<void> {
    for (const [path, { before, after }] of step) {
      const name = await nameOfFile(this.#directory, path, after ?? before ?? '')
      await this.#audit(person, action ?? actionOf({ before, after }), name)
    }
  }

  async #put(path: string, content: string | Uint8Array | undefined): Promise<void> {
    if (content !== undefined) await writeStored(this.#directory, path, content)
    else await removeStored(this.#directory, path)
  }
}

function actionOf({ before, after }: Versions): string {
  if (before === undefined) return labels.actions.made
  return after === undefined ? labels.actions.deleted : labels.actions.changed
}
