import { devNull } from 'node:os'
import { join } from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { ConfigError } from '../../../server/config.ts'
import { labels } from '../labels.ts'
import type { FileChange } from './compareFolders.ts'
import { oneAtATime } from './oneAtATime.ts'
import { runCommand } from './runCommand.ts'

/** A remote may not respond, and hooks on either side may hang. Nobody else can publish meanwhile. */
const PUSH_MINUTES = 5
/** A local git command without output for this long is stuck. */
const SILENCE_MS = 60_000

/** Variables that simple-git does not pass to git, because they can make git run programs. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i

const SETTINGS = {
  // A password prompt would wait at a terminal that nobody uses.
  GIT_TERMINAL_PROMPT: '0',
  // Reading takes no lock on the index, which somebody may be using.
  GIT_OPTIONAL_LOCKS: '0',
  // In a container, content/ is a separate mount.
  GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
  // openCheckout matches one of git's messages.
  LANGUAGE: 'en',
}

const NOT_INSTALLED =
  'The studio keeps each save in git, which is not installed here. Install it, for instance with "apt-get install git" (https://git-scm.com/downloads), and start the studio again.'

const CONTENT = 'content'
/** All of the content, without hidden files of operating systems and temporary files of saves. */
const ALL = ['.', ':(exclude,glob)**/.*']

/** Marks the studio's commits, as the last line of their messages. */
const TRAILER = 'Studio'
/** A commit: a save in the studio, its reversal, or a change made outside the studio. */
type CommitKind = 'saved' | `undid ${string}` | 'found'

export type Commit = {
  id: string
  /** ISO 8601. */
  at: string
  by: string
  /** First line of the message. */
  message: string
  /** Blank if the studio did not make the commit. */
  kind: CommitKind | ''
  files: CommittedFile[]
}

/** A file by its path below the content folder, and what a commit did to it. */
type CommittedFile = { path: string; change: FileChange['change'] }

export type CommitWords = { by: string; message: string; kind: CommitKind }

/**
 * Opens the git checkout that holds the content of a project. If none does, `content/` is committed to the project's
 * own repository, which is created if it is missing.
 * @throws ConfigError if git is not installed, or fails.
 */
export async function openCheckout(projectDirectory: string): Promise<GitCheckout> {
  const git = gitIn(join(projectDirectory, CONTENT))
  try {
    const prefix = await git.raw('rev-parse', '--show-prefix').catch((error: Error) => {
      if (/not a git repository/.test(error.message)) return undefined
      throw error
    })
    // A fresh repository has no commit yet.
    const isKept = async () => (await git.raw('ls-tree', 'HEAD', '--', '.').catch(() => '')) !== ''
    const isKnown = (await git.raw('config', 'user.email').catch(() => '')) !== ''
    const checkout = new GitCheckout(projectDirectory, git, isKnown)
    if (await isKept()) return checkout
    // A project inside somebody else's checkout is not part of it.
    const isOwn = prefix?.trim() === `${CONTENT}/` || prefix?.trim() === ''
    if (!isOwn) await gitIn(projectDirectory).raw('init', '--quiet', '--initial-branch=main')
    await checkout.begin()
    if (!(await isKept())) throw new Error('content/ is ignored. Remove it from .gitignore.')
    return checkout
  } catch (error) {
    const { message } = error as Error
    throw new ConfigError(
      /ENOENT/.test(message)
        ? NOT_INSTALLED
        : `The studio keeps each save in git, which reports: ${message.trim()}`,
    )
  }
}

/** The checkout in which each save is a commit. Paths are relative to the content folder. */
export class GitCheckout {
  readonly #git: SimpleGit
  readonly #directory: string
  readonly #isKnown: boolean
  /** Commits run one at a time, since a second one would fail at the first one's lock. */
  readonly #inTurn = oneAtATime()

  /** @param isKnown whether git has a configured user. */
  constructor(directory: string, git: SimpleGit, isKnown: boolean) {
    this.#directory = directory
    this.#git = git
    this.#isKnown = isKnown
  }

  /** Commits all of the content for the first time, without the studio's trailer. @throws Error with git's message. */
  begin(): Promise<void> {
    return this.#commit(ALL, 'Studio', [`--message=${labels.commits.begin}`])
  }

  /**
   * Commits files as they are on disk, and nothing else: staged files stay staged. Does nothing if no file has changed.
   * @param paths defaults to all of the content.
   * @throws Error with git's message.
   */
  commit(words: CommitWords, paths?: readonly string[]): Promise<void> {
    const { by, message, kind } = words
    const options = [`--message=${message}`, `--message=${TRAILER}: ${kind}`]
    // The author of changes made outside the studio is unknown. Most likely it is git's own user.
    if (kind !== 'found') options.push(`--author=${nameFor(by)} <>`)
    return this.#commit(paths?.map(literal) ?? ALL, by, options)
  }

  /** @returns the bytes of a file of a commit; undefined if the commit has no such file. */
  async read(commit: string, path: string): Promise<Buffer | undefined> {
    return await this.#git.showBuffer(`${commit}:./${path}`).catch(() => undefined)
  }

  /** @returns the text of a file of a commit; undefined if the commit has no such file, or the file is not text. */
  async readText(commit: string, path: string): Promise<string | undefined> {
    const bytes = await this.read(commit, path)
    const decoded = bytes && decodeText(bytes)
    return decoded && 'text' in decoded ? decoded.text : undefined
  }

  /** @returns commits, the newest first. @param args options of `git log`, and paths after "--". */
  async log(...args: string[]): Promise<Commit[]> {
    const trailer = `%(trailers:key=${TRAILER},valueonly,separator=%x2C)`
    const said = await this.#git.raw(
      '-c',
      'core.quotePath=false',
      'log',
      '--no-show-signature',
      '--relative',
      '--name-status',
      '--no-renames',
      `--format=%x01%H%x00%aI%x00%an%x00%s%x00${trailer}`,
      ...args,
    )
    return said.split('\u0001').slice(1).map(commitOf)
  }

  /** @returns the newest commit that the studio did not make. */
  async newestForeign(): Promise<Commit | undefined> {
    return (await this.log('-1', '--invert-grep', `--grep=^${TRAILER}: `))[0]
  }

  /** @returns files in which the content differs from a commit. */
  async changesSince(commit: string): Promise<FileChange[]> {
    const [known, unknown] = await Promise.all([
      this.#git.raw('diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', '.'),
      this.#git.raw('ls-files', '--others', '--exclude-standard', '-z', '--', '.'),
    ])
    const changes = [...known.matchAll(/([A-Z])\0([^\0]+)\0/g)].map(
      ([, letter = '', path = '']): FileChange => ({ path, change: changeOf(letter) }),
    )
    const added = unknown.split('\0').filter((path) => path !== '')
    return [...changes, ...added.map((path): FileChange => ({ path, change: 'new' }))]
  }

  /**
   * Pushes the branch, if the repository has a remote.
   * @throws Error with git's message.
   * @throws OverdueError if the remote takes too long.
   */
  async push(): Promise<void> {
    const [remote] = await this.#git.getRemotes()
    if (!remote) return
    await runCommand('git', ['push', '--quiet', remote.name, 'HEAD'], {
      cwd: this.#directory,
      env: environment(),
      minutes: PUSH_MINUTES,
    })
  }

  #commit(pathspecs: readonly string[], by: string, options: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const only = ['--', ...pathspecs]
      // The options make each command print something, as simple-git waits 50 ms for the output of a silent command.
      const status = ['status', '--porcelain', '--untracked-files=normal']
      const branch = ['--branch', '--no-ahead-behind']
      const said = await this.#git.raw(...status, ...branch, ...only)
      const [, ...changed] = said.trim().split('\n')
      if (changed.length === 0) return
      const isNew = changed.some((line) => line.startsWith('??'))
      if (isNew) await this.#git.raw('add', '--all', '--verbose', ...only)
      await this.#git.raw(
        // A save must wait neither for a hook nor for the passphrase of a signing key.
        ...['-c', `core.hooksPath=${devNull}`, ...this.#committer(by)],
        ...['commit', '--only', '--no-gpg-sign', ...options, ...only],
      )
    })
  }

  /** Without a configured git user, as on a server, the author is also the committer. */
  #committer(name: string): string[] {
    if (this.#isKnown) return []
    return ['-c', `user.name=${nameFor(name)}`, '-c', 'user.email=studio@localhost']
  }
}

const literal = (path: string) => `:(literal)${path}`
const nameFor = (name: string) => name.replaceAll(/[<>\n]/g, ' ').trim()

function changeOf(letter: string): FileChange['change'] {
  return letter === 'A' ? 'new' : letter === 'D' ? 'removed' : 'changed'
}

function commitOf(words: string): Commit {
  const [head = '', ...lines] = words.split('\n')
  const [id = '', at = '', by = '', message = '', kind = ''] = head.split('\0')
  const files = lines
    .filter((line) => line !== '')
    .map((line): CommittedFile => {
      const [letter = '', path = ''] = line.split('\t')
      return { path, change: changeOf(letter) }
    })
  return { id, at, by, message, kind: kind as Commit['kind'], files }
}

function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !GUARDED.test(name))
  return { ...Object.fromEntries(others), ...SETTINGS }
}

function gitIn(directory: string): SimpleGit {
  return simpleGit(directory, {
    allowEnvironment: Object.keys(SETTINGS),
    unsafe: { allowUnsafeHooksPath: true },
    timeout: { block: SILENCE_MS },
    // By default simple-git takes a failure without output for success.
    errors: (error, { exitCode, stdOut, stdErr }) =>
      error ?? (exitCode === 0 ? undefined : Buffer.concat([...stdOut, ...stdErr])),
  }).env(environment())
}
