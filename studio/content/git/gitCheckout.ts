import { devNull } from 'node:os'
import { join } from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'
import { decodeText } from '../../../content-model/files/decodeText.ts'
import { ConfigError } from '../../../server/config.ts'
import { labels } from '../labels.ts'
import type { FileChange } from './compareFolders.ts'
import { oneAtATime } from './oneAtATime.ts'
import { runCommand } from './runCommand.ts'

/** A remote may stay silent, and hooks of both sides may wait for ever. Nobody else publishes meanwhile. */
const PUSH_MINUTES = 5
/** A git that asks nobody else and says nothing for so long is stuck. */
const SILENCE_MS = 60_000

/** Variables that simple-git does not pass to git, because they can make git run programs. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i

const SETTINGS = {
  // A question for a password would wait at a terminal where nobody sits.
  GIT_TERMINAL_PROMPT: '0',
  // Reading takes no lock on the index, in which somebody may be working.
  GIT_OPTIONAL_LOCKS: '0',
  // In a container content/ is a mount of its own.
  GIT_DISCOVERY_ACROSS_FILESYSTEM: '1',
  // openCheckout reads one of git's sentences.
  LANGUAGE: 'en',
}

const NOT_INSTALLED =
  'The studio keeps each save in git, which is not installed here. Install it, as by "apt-get install git" (https://git-scm.com/downloads), and start the studio again.'

const CONTENT = 'content'
/** All of the content, without what systems put into every folder and saves that have not ended. */
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
  /** Blank where the studio did not make it. */
  kind: CommitKind | ''
  files: CommittedFile[]
}

/** A file by its path below the content folder, and what a commit did to it. */
type CommittedFile = { path: string; change: FileChange['change'] }

export type CommitWords = { by: string; message: string; kind: CommitKind }

/**
 * Opens the git checkout that holds the content of a project. Where none does, the project is made one, or its own one
 * is given the content, by a commit of what `content/` holds.
 * @throws ConfigError where git is not installed, or refuses.
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
    // A project that lies in somebody else's checkout is no part of it.
    const isOwn = prefix?.trim() === `${CONTENT}/` || prefix?.trim() === ''
    if (!isOwn) await gitIn(projectDirectory).raw('init', '--quiet', '--initial-branch=main')
    await checkout.begin()
    if (!(await isKept())) throw new Error('content/ is ignored. Take it out of .gitignore.')
    return checkout
  } catch (error) {
    const { message } = error as Error
    throw new ConfigError(
      /ENOENT/.test(message)
        ? NOT_INSTALLED
        : `The studio keeps each save in git, which refuses: ${message.trim()}`,
    )
  }
}

/** The checkout in which each save is a commit. Paths are those below the content folder. */
export class GitCheckout {
  readonly #git: SimpleGit
  readonly #directory: string
  readonly #isKnown: boolean
  /** Commits of one process do not find each other's lock. */
  readonly #inTurn = oneAtATime()

  /** @param isKnown whether git knows somebody who commits. */
  constructor(directory: string, git: SimpleGit, isKnown: boolean) {
    this.#directory = directory
    this.#git = git
    this.#isKnown = isKnown
  }

  /** Commits all of the content for the first time, as nothing that the studio did. @throws with git's words. */
  begin(): Promise<void> {
    return this.#commit(ALL, 'Studio', [`--message=${labels.commits.begin}`])
  }

  /**
   * Commits files as they are on disk, and nothing else: what is staged stays staged. Nothing where the last commit has
   * them so.
   * @param paths all of the content unless they are given.
   * @throws with git's words.
   */
  commit(words: CommitWords, paths?: readonly string[]): Promise<void> {
    const { by, message, kind } = words
    const options = [`--message=${message}`, `--message=${TRAILER}: ${kind}`]
    // The author of changes made outside is unknown: git's own user is the likeliest.
    if (kind !== 'found') options.push(`--author=${nameFor(by)} <>`)
    return this.#commit(paths?.map(literal) ?? ALL, by, options)
  }

  /** @returns the bytes of a file of a commit; undefined where that has no such file. */
  async read(commit: string, path: string): Promise<Buffer | undefined> {
    return await this.#git.showBuffer(`${commit}:./${path}`).catch(() => undefined)
  }

  /** @returns what a text file of a commit says; undefined where that has no such file, or it is no text. */
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
   * Pushes the branch where a remote is set.
   * @throws with git's words.
   * @throws OverdueError where the remote takes too long.
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
      // All of these print something: simple-git waits 50 ms for output of a silent command.
      const status = ['status', '--porcelain', '--untracked-files=normal']
      const branch = ['--branch', '--no-ahead-behind']
      const said = await this.#git.raw(...status, ...branch, ...only)
      const [, ...changed] = said.trim().split('\n')
      if (changed.length === 0) return
      const isNew = changed.some((line) => line.startsWith('??'))
      if (isNew) await this.#git.raw('add', '--all', '--verbose', ...only)
      await this.#git.raw(
        // No save waits for a hook, nor for the passphrase of somebody's key.
        ...['-c', `core.hooksPath=${devNull}`, ...this.#committer(by)],
        ...['commit', '--only', '--no-gpg-sign', ...options, ...only],
      )
    })
  }

  /** A server has nobody whom git knows: there the author commits. */
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
    // By itself it takes a failure without a word for success.
    errors: (error, { exitCode, stdOut, stdErr }) =>
      error ?? (exitCode === 0 ? undefined : Buffer.concat([...stdOut, ...stdErr])),
  }).env(environment())
}
