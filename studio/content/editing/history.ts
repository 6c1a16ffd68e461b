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

/** How long deleted files are offered for restoring. Older deletions remain in the history of the file. */
const OFFERED_DAYS = 30

/** How many commits of a file are searched for its last save. */
const MAX_COMMITS = 100

/** The Git checkout in which saves are committed. */
export type Archive = {
  checkout: GitCheckout
  /** Called with the error if a save was not committed. */
  onFailure: (error: unknown) => void
}

/** New contents by path below the content folder; null deletes the file. */
type Contents = ReadonlyMap<string, string | Uint8Array | null>

/** A deleted file. */
export type RemovedFile = {
  path: string
  /** The content of a file before the deletion, or undefined. @param path defaults to the deleted file. */
  read: (path?: string) => Promise<Buffer | undefined>
}

/** An action on a file, with the file's label in the editor. */
type Entry = { path: string; action: string; label: string }

/**
 * Writes content files, commits each change under its author's name, and undoes saves, the newest first.
 *
 * Each change is logged before it is made: if the log cannot be written, nothing changes. Only owners can change
 * owner-only files, whichever way the change comes. A failed commit does not fail the save: the next commit of the
 * file, or the next publish, commits the file as it is on disk.
 */
export class History {
  readonly #directory: string
  readonly #audit: Audit
  readonly #archive: Archive | undefined

  /** Runs one change at a time, so that no change is checked against half of another. */
  readonly inTurn = oneAtATime()

  /**
   * @param directory the content folder.
   * @param archive without it, nothing is committed, so nothing can be undone.
   */
  constructor(directory: string, audit: Audit, archive?: Archive) {
    this.#directory = directory
    this.#audit = audit
    this.#archive = archive
  }

  /**
   * Writes files, or removes those whose content is null. Contents are not validated.
   * @param action replaces "changed", "made" or "deleted" in the log.
   * @throws RequestError if the person may not change one of the files.
   */
  write(changes: Contents, person: Person, action?: string): Promise<void> {
    return this.#write(changes, person, 'saved', action)
  }

  /** Whether the last save of a file can be undone. A creation cannot be undone: the file is deleted instead. */
  async canUndo(path: string): Promise<boolean> {
    return (await this.#lastSave(path)) !== undefined
  }

  /** Recently deleted files that have not been created again, the last deletion first. */
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
   * Undoes the last save of a file, with all other files of that save. A second call undoes the save before.
   * @throws RequestError if a file has been changed since, the person may not change it, or the build would reject the
   * former content.
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

  /** The newest commit of a file, apart from undone ones and undos; undefined if it is not a save, or made the file. */
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

  /** Logs the entries, does the work and commits it. Earlier edits made outside the studio are committed first. */
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

/** The text of a file; for a picture its bytes, one character each. */
function wordsOf(content: string | Uint8Array | undefined): string | undefined {
  if (content === undefined || typeof content === 'string') return content
  const bytes = Buffer.from(content)
  const decoded = decodeText(bytes)
  return 'text' in decoded ? decoded.text : bytes.toString('latin1')
}

/** The texts of files. The content checks need only the existence of other files, so those are blank. */
function textsOf(changes: ReadonlyMap<string, Buffer | null>): Map<string, string | null> {
  const textOf = (path: string, bytes: Buffer) =>
    contentPlace(`content/${path}`) ? (wordsOf(bytes) ?? '') : ''
  return new Map([...changes].map(([path, bytes]) => [path, bytes && textOf(path, bytes)]))
}

function actionOf(before: Uint8Array | undefined, after: string | Uint8Array | null): string {
  if (before === undefined) return labels.actions.made
  return after === null ? labels.actions.deleted : labels.actions.changed
}
