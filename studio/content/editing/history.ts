import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FileChanges } from '../../../content-model/records.ts'
import type { Audit, Person } from '../../kit/person.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { expectSound } from '../checking/expectSound.ts'
import { readStored, removeStored, writeStored } from '../contentFiles.ts'
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
   * Writes texts and, where a text is null, removes the file. What they say is not checked.
   * @param action for the log, where "changed", "made" or "deleted" does not say it.
   * @throws RequestError where the person may not change one of the files.
   */
  write(changes: FileChanges, person: Person, action?: string): Promise<void> {
    return this.#write(changes, person, 'saved', action)
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
    const entry = { path, action, label: `content/${path}` }
    await this.#keep([entry], person, 'saved', () => this.#put(path, bytes))
  }

  /** Whether the last save of a file can be taken back: a file that was made is deleted instead. */
  async canUndo(path: string): Promise<boolean> {
    return (await this.#lastSave(path)) !== undefined
  }

  /** Files that were deleted not long ago and are not there since, by path, with what they said. */
  async removed(): Promise<Map<string, string>> {
    const since = `--since=${OFFERED_DAYS} days ago`
    const deletions = new Map<string, Commit>()
    for (const commit of await this.#log(since, '--diff-filter=D', '--', '.')) {
      for (const { path } of commit.files) {
        if (!deletions.has(path)) deletions.set(path, commit)
      }
    }
    const found = new Map<string, string>()
    for (const [path, { id, kind }] of deletions) {
      if (kind !== 'saved' || existsSync(join(this.#directory, path))) continue
      const text = await this.#textOf(`${id}^`, path)
      if (text !== undefined) found.set(path, text)
    }
    return found
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
    const changes = new Map<string, string | null>()
    for (const { path: file } of save.files) {
      if ((await readStored(this.#directory, file)) !== (await this.#textOf(save.id, file))) {
        throw new RequestError(409, labels.errors.changedSince(nameOfFile(file)))
      }
      changes.set(file, (await this.#textOf(`${save.id}^`, file)) ?? null)
    }
    await expectSound(this.#directory, changes)
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
    changes: FileChanges,
    person: Person,
    kind: CommitWords['kind'],
    action?: string,
  ): Promise<void> {
    const entries: Entry[] = []
    for (const [path, text] of changes) {
      const before = await readStored(this.#directory, path)
      const label = await labelOfFile(this.#directory, path, text ?? before ?? '')
      entries.push({ path, label, action: action ?? actionOf(before, text) })
    }
    await this.#keep(entries, person, kind, async () => {
      for (const [path, text] of changes) await this.#put(path, text ?? undefined)
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
      const file = `content/${path}`
      await this.#audit(person, action, label === file ? file : `${label} (${file})`)
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

  async #textOf(commit: string, path: string): Promise<string | undefined> {
    return await this.#archive?.checkout.readText(commit, path)
  }

  async #put(path: string, content: string | Uint8Array | undefined): Promise<void> {
    if (content !== undefined) await writeStored(this.#directory, path, content)
    else await removeStored(this.#directory, path)
  }
}

function actionOf(before: string | undefined, after: string | null): string {
  if (before === undefined) return labels.actions.made
  return after === null ? labels.actions.deleted : labels.actions.changed
}
