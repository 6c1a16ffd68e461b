import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'

/** A remote that says nothing for so long is not there. */
const SILENCE_MS = 60_000

/** What simple-git does not hand on to git, which could be told by it to run programs. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i

const CONTENT = 'content'

/** A project that is a git checkout. */
export type GitCheckout = {
  /**
   * Takes down what the content says now.
   * @returns name of git's tree of the folder.
   */
  snapshot(): Promise<string>
  /**
   * Commits a snapshot, and nothing else: what is staged stays staged. Without a change there is no commit.
   * @param author name of a person.
   * @throws with git's words, or those of a hook.
   */
  commit(snapshot: string, author: string, message: string): Promise<void>
  /** Pushes the branch where a remote is set. @throws with git's words. */
  push(): Promise<void>
}

/** @returns the checkout that a project is; undefined where it is none, and where there is no git. */
export async function openCheckout(projectDirectory: string): Promise<GitCheckout | undefined> {
  const git = gitWith(projectDirectory, {})
  const answers = await Promise.all([
    git.raw('rev-parse', '--show-prefix'),
    git.raw('ls-files', '--', CONTENT),
  ]).catch(() => undefined)
  if (!answers) return undefined
  const [prefix, tracked] = answers.map((answer) => answer.trim()) as [string, string]
  // A copy that lies in somebody else's checkout is no part of it.
  if (prefix !== '' && tracked === '') return undefined
  return new Checkout(projectDirectory, prefix + CONTENT)
}

class Checkout implements GitCheckout {
  readonly #directory: string
  readonly #path: string
  readonly #git: SimpleGit

  /** @param path of the content inside the repository. */
  constructor(directory: string, path: string) {
    this.#directory = directory
    this.#path = path
    this.#git = gitWith(directory, {})
  }

  snapshot(): Promise<string> {
    return this.#withOwnIndex(async (git) => {
      await git.raw('add', '--all', '--', CONTENT)
      return (await git.raw('write-tree', `--prefix=${this.#path}/`)).trim()
    })
  }

  commit(snapshot: string, author: string, message: string): Promise<void> {
    return this.#withOwnIndex(async (git) => {
      await git.raw('rm', '-r', '--cached', '--quiet', '--ignore-unmatch', '--', CONTENT)
      await git.raw('read-tree', `--prefix=${this.#path}/`, snapshot)
      const tree = await git.raw('write-tree')
      if (tree !== (await this.#git.raw('rev-parse', 'HEAD^{tree}').catch(() => ''))) {
        const name = author.replaceAll(/[<>\n]/g, ' ').trim()
        const options = ['--quiet', `--author=${name} <>`, `--message=${message}`]
        await git.raw(...(await this.#committer(name)), 'commit', ...options)
      }
      // The usual index has not seen the commit, and would show it taken back. It may be one of a publish that was
      // killed since.
      await this.#git.raw('reset', '--quiet', '--', CONTENT)
    })
  }

  async push(): Promise<void> {
    const [remote] = await this.#git.getRemotes()
    // A question for a password would wait at a terminal where nobody sits.
    const git = gitWith(this.#directory, { GIT_TERMINAL_PROMPT: '0' })
    if (remote) await git.raw('push', '--quiet', remote.name, 'HEAD')
  }

  /** Somebody may be staging in the usual index, and a git that was killed may have left another one locked. */
  async #withOwnIndex<Result>(work: (git: SimpleGit) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(tmpdir(), 'publish-'))
    const git = gitWith(this.#directory, { GIT_INDEX_FILE: join(folder, 'index') })
    try {
      // A fresh repository has no commit yet.
      await git.raw('read-tree', 'HEAD').catch(() => undefined)
      return await work(git)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  /** A server has nobody whom git knows: there the author commits. */
  async #committer(name: string): Promise<string[]> {
    const known = await this.#git.raw('config', 'user.email').catch(() => '')
    return known ? [] : ['-c', `user.name=${name}`, '-c', 'user.email=studio@localhost']
  }
}

/** @param settings variables of git's own. */
function gitWith(directory: string, settings: Record<string, string>): SimpleGit {
  const others = Object.entries(process.env).filter(([name]) => !GUARDED.test(name))
  return simpleGit(directory, {
    allowEnvironment: Object.keys(settings),
    timeout: { block: SILENCE_MS },
    // By itself it takes a failure without a word, as of a silent hook, for success.
    errors: (error, { exitCode, stdOut, stdErr }) =>
      error ?? (exitCode === 0 ? undefined : Buffer.concat([...stdOut, ...stdErr])),
  }).env({ ...Object.fromEntries(others), ...settings })
}
