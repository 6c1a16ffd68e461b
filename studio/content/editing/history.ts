import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { loadRecords } from '../../../content-model/records.ts'
import type { Audit, Person } from '../../kit/person.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { expectSound } from '../checking/expectSound.ts'
import { contentPlace, readStoredBytes, removeStored, writeStored } from '../contentFiles.ts'
import { nameOfFile } from '../fileNames.ts'
import type { Commit, CommitWords, GitCheckout } from '../git/gitCheckout.ts'
import { oneAtATime } from '../git/oneAtATime.ts'
import { labels } from '../labels.ts'
import { expectMayChange } from '../ownersOnly.ts'
import { labelOfFile } from './labelOfFile.ts'

/** For so long deleted files are offered; what was deleted before that stands in the history of the file. */
const OFFERED_DAYS = 30

/** Commits of a file among which its last save is looked for. */
const MAX_COMMITS = 100

/** The keeper of saves. */
export type Archive = {
  checkout: GitCheckout
  /** Is told why a save was not committed. */
  onFailure: (error: unknown) => void
}

/** What files are to hold, by path below the content folder; null for one that goes. */
type Contents = ReadonlyMap<string, string | Uint8Array | null>

/** A file that was deleted. */
export type RemovedFile = {
  path: string
  /** What a file held before that; undefined where there was none. @param path its own unless it is given. */
  read: (path?: string) => Promise<Buffer | undefined>
}

/** An action on a file, with the editor's name of the file. */
type Entry = { path: string; action: string; label: string }

/**
 * Writes content files, each change as a commit by who made it, and takes back what it wrote, the newest first.
 *
 * Each change stands in the log before it is made: where that cannot be written, nothing is changed. What is for owners
 * alone is changed for nobody else, whichever way the change came. A commit that fails refuses no save: the next commit
 * of the file, or the next publish, takes up what is on disk.
 */
export class History {
  readonly #directory: string
  readonly #audit: Audit
  readonly #archive: Archive | undefined

  /** Does one change after the other, so that two never check against each other's half. */
  readonly inTurn = oneAtATime()

  /**
   * @param directory the content folder.
   * @param archive where it is not given, nothing is committed, and so nothing taken back.
   */
  constructor(directory: string, audit: Audit, archive?: Archive) {
    this.#directory = directory
    this.#audit = audit
    this.#archive = archive
  }

  /**
   * Writes files and, where there is null in the place of what they hold, removes them. What they say is not checked.
   * @param action for the log, where "changed", "made" or "deleted" does not say it.
   * @throws RequestError where the person may not change one of the files.
   */
  write(changes: Contents, person: Person, action?: string): Promise<void> {
    return this.#write(changes, person, 'saved', action)
  }

  /** Whether the last save of a file can be taken back: a file that was made is deleted instead. */
  async canUndo(path: string): Promise<boolean> {
    return (await this.#lastSave(path)) !== undefined
  }

  /** Files that were deleted not long ago and are not there since, the last one first. */
  async removed(): Promise<RemovedFile[]> {
    const since = `--since=${OFFERED_DAYS} days ago`
    const deletions = new Map<string, Commit>()
    for (const commit of await this.#log(since, '--diff-filter=D', '--', '.')) {
      for (const { path } of commit.files) {
        if (!deletions.has(path)) deletions.set(path, commit)
      }
    }
    return [...deletions].flatMap(([path, { id, kind }]) => {
      if (kind !== 'saved' || existsSync(join(this.#directory, path))) return []
      return [{ path, read: (other = path) => this.#bytesOf(`${id}^`, other) }]
    })
  }

  /**
   * Takes back the last save of a file, with all that was written at once with it. Once more takes back the one before.
   * @throws RequestError where a file has been changed since, the person may not change it, or the build would reject
   * what stood there.
   */
  async undo(path: string, person: Person): Promise<void> {
    const save = await this.#lastSave(path)
    if (!save) throw new RequestError(409, labels.errors.nothingToUndo)
    expectMayChange(
      person,
      save.files.map((file) => file.path),
    )
    const changes = new Map<string, Buffer | null>()
    for (const { path: file } of save.files) {
      const now = await readStoredBytes(this.#directory, file)
      if (wordsOf(now) !== wordsOf(await this.#bytesOf(save.id, file))) {
        throw new RequestError(409, labels.errors.changedSince(nameOfFile(file)))
      }
      changes.set(file, (await this.#bytesOf(`${save.id}^`, file)) ?? null)
    }
    await expectSound(this.#directory, textsOf(changes))
    await this.#write(changes, person, `undid ${save.id}`, labels.actions.undid)
  }

  /** The newest commit of a file that is neither taken back nor takes one back, where it is a save that can be. */
  async #lastSave(path: string): Promise<Commit | undefined> {
    const undone = new Set<string>()
    for (const commit of await this.#log(`-${MAX_COMMITS}`, '--full-diff', '--', path)) {
      const { id, kind, files } = commit
      if (kind.startsWith('undid ')) undone.add(kind.slice('undid '.length))
      else if (!undone.has(id)) {
        const isMade = files.some((file) => file.path === path && file.change === 'new')
        return kind === 'saved' && !isMade ? commit : undefined
      }
    }
    return undefined
  }

  async #write(
    changes: Contents,
    person: Person,
    kind: CommitWords['kind'],
    action?: string,
  ): Promise<void> {
    const { records } = await loadRecords(this.#directory)
    const entries: Entry[] = []
    for (const [path, content] of changes) {
      const before = await readStoredBytes(this.#directory, path)
      const words = wordsOf(content ?? before) ?? ''
      const label = labelOfFile(records, path, words)
      entries.push({ path, label, action: action ?? actionOf(before, content) })
    }
    await this.#keep(entries, person, kind, async () => {
      for (const [path, content] of changes) await this.#put(path, content)
    })
  }

  /** Does what is said, once that stands in the log. What somebody wrote there before, by other means, is kept too. */
  async #keep(
    entries: readonly Entry[],
    person: Person,
    kind: CommitWords['kind'],
    work: () => Promise<void>,
  ): Promise<void> {
    const paths = entries.map(({ path }) => path)
    expectMayChange(person, paths)
    for (const { path, action, label } of entries) {
      await this.#audit(person, action, `${label} (content/${path})`)
    }
    await this.#commit(paths, { by: person.name, message: labels.commits.found, kind: 'found' })
    await work()
    const [{ action, label } = { action: '', label: '' }, ...others] = entries
    const message = labels.commits.saved(action, label, others.length)
    await this.#commit(paths, { by: person.name, message, kind })
  }

  async #commit(paths: readonly string[], words: CommitWords): Promise<void> {
    const { checkout, onFailure } = this.#archive ?? {}
    await checkout?.commit(words, paths).catch(onFailure)
  }

  async #log(...args: string[]): Promise<Commit[]> {
    return (await this.#archive?.checkout.log(...args)) ?? []
  }

  async #bytesOf(commit: string, path: string): Promise<Buffer | undefined> {
    return await this.#archive?.checkout.read(commit, path)
  }

  async #put(path: string, content: string | Uint8Array | null): Promise<void> {
    if (content !== null) await writeStored(this.#directory, path, content)
    else await removeStored(this.#directory, path)
  }
}

/** What a file says; of a picture its bytes, a character each. */
function wordsOf(content: string | Uint8Array | undefined): string | undefined {
  if (content === undefined || typeof content === 'string') return content
  const bytes = Buffer.from(content)
  const decoded = decodeText(bytes)
  return 'text' in decoded ? decoded.text : bytes.toString('latin1')
}

/** The texts among files. Of others the checks of the content ask only whether they are there. */
function textsOf(changes: ReadonlyMap<string, Buffer | null>): Map<string, string | null> {
  const textOf = (path: string, bytes: Buffer) =>
    contentPlace(`content/${path}`) ? (wordsOf(bytes) ?? '') : ''
  return new Map([...changes].map(([path, bytes]) => [path, bytes && textOf(path, bytes)]))
}

function actionOf(before: Uint8Array | undefined, after: string | Uint8Array | null): string {
  if (before === undefined) return labels.actions.made
  return after === null ? labels.actions.deleted : labels.actions.changed
}
