import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SimpleGit, simpleGit } from 'simple-git'
import { runCommand } from './runCommand.ts'

/** Hooks of the project and of a remote may check what they are handed. Nobody else publishes meanwhile. */
const GIT_MINUTES = 5
/** A git that asks nobody else and says nothing for so long is stuck. */
const SILENCE_MS = 60_000

/** What simple-git does not hand on to git, which could be told by it to run programs. */
const GUARDED = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i

const CONTENT = 'content'

/** @returns the checkout that a project is; undefined where it is none, and where there is no git. */
export async function openCheckout(projectDirectory: string): Promise<GitCheckout | undefined> {
  const git = gitWith(projectDirectory, {})
  const answers = await Promise.all([
    git.raw('rev-parse', '--show-prefix'),
    // A fresh repository has no commit yet.
    git.raw('ls-tree', 'HEAD', '--', CONTENT).catch(() => ''),
  ]).catch(() => undefined)
  if (!answers) return undefined
  const [prefix = '', committed] = answers.map((answer) => answer.trim())
  const hasContent = committed !== ''
  // A copy that lies in somebody else's checkout is no part of it.
  if (prefix !== '' && !hasContent) return undefined
  return new GitCheckout(projectDirectory, prefix + CONTENT, git, hasContent)
}

/** A project that is a git checkout. */
export class GitCheckout {
  /** For what only reads. */
  readonly git: SimpleGit
  /** Whether its last commit holds content. */
  readonly hasContent: boolean
  readonly #directory: string
  readonly #path: string

  /** @param path of the content inside the repository. */
  constructor(directory: string, path: string, git: SimpleGit, hasContent: boolean) {
    this.git = git
    this.hasContent = hasContent
    this.#directory = directory
    this.#path = path
  }

  /** @returns the bytes of a file of a commit; undefined where that has no such file. */
  async read(commit: string, file: string): Promise<Buffer | undefined> {
    return await this.git.showBuffer(`${commit}:./${file}`).catch(() => undefined)
  }

  /**
   * Takes down what the content says now.
   * @returns name of git's tree of the folder.
   */
  snapshot(): Promise<string> {
    return this.#withOwnIndex(async (git) => {
      await git.raw('add', '--all', '--', CONTENT)
      return (await git.raw('write-tree', `--prefix=${this.#path}/`)).trim()
    })
  }

  /**
   * Commits a snapshot, and nothing else: what is staged stays staged. Without a change there is no commit.
   * @param author name of a person.
   * @throws with git's words, or those of a hook.
   * @throws OverdueError where a hook takes too long.
   */
  commit(snapshot: string, author: string, message: string): Promise<void> {
    return this.#withOwnIndex(async (git, settings) => {
      await git.raw('rm', '-r', '--cached', '--quiet', '--ignore-unmatch', '--', CONTENT)
      await git.raw('read-tree', `--prefix=${this.#path}/`, snapshot)
      const tree = await git.raw('write-tree')
      if (tree !== (await this.git.raw('rev-parse', 'HEAD^{tree}').catch(() => ''))) {
        const name = author.replaceAll(/[<>\n]/g, ' ').trim()
        const options = ['--quiet', `--author=${name} <>`, `--message=${message}`]
        await this.#run(settings, ...(await this.#committer(name)), 'commit', ...options)
      }
      // The usual index has not seen the commit, and would show it taken back. It may be one of a publish that was
      // killed since.
      await this.git.raw('reset', '--quiet', '--', CONTENT)
    })
  }

  /**
   * Pushes the branch where a remote is set.
   * @throws with git's words.
   * @throws OverdueError where the remote takes too long.
   */
  async push(): Promise<void> {
    const [remote] = await this.git.getRemotes()
    // A question for a password would wait at a terminal where nobody sits.
    const settings = { GIT_TERMINAL_PROMPT: '0' }
    if (remote) await this.#run(settings, 'push', '--quiet', remote.name, 'HEAD')
  }

  /** What runs hooks or talks to a remote may take for ever, in a process of its own. */
  #run(settings: GitSettings, ...args: string[]): Promise<void> {
    const env = environmentWith(settings)
    return runCommand('git', args, { cwd: this.#directory, env, minutes: GIT_MINUTES })
  }

  /** Somebody may be staging in the usual index, and a git that was killed may have left another one locked. */
  async #withOwnIndex<Result>(
    work: (git: SimpleGit, settings: GitSettings) => Promise<Result>,
  ): Promise<Result> {
    const folder = await mkdtemp(join(tmpdir(), 'publish-'))
    const settings = { GIT_INDEX_FILE: join(folder, 'index') }
    const git = gitWith(this.#directory, settings)
    try {
      // A fresh repository has no commit yet.
      await git.raw('read-tree', 'HEAD').catch(() => undefined)
      return await work(git, settings)
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  /** A server has nobody whom git knows: there the author commits. */
  async #committer(name: string): Promise<string[]> {
    const known = await this.git.raw('config', 'user.email').catch(() => '')
    return known ? [] : ['-c', `user.name=${name}`, '-c', 'user.email=studio@localhost']
  }
}

/** Variables of git's own. */
type GitSettings = Readonly<Record<string, string>>

function environmentWith(settings: GitSettings): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !GUARDED.test(name))
  return { ...Object.fromEntries(others), ...settings }
}

function gitWith(directory: string, settings: GitSettings): SimpleGit {
  return simpleGit(directory, {
    allowEnvironment: Object.keys(settings),
    timeout: { block: SILENCE_MS },
    // By itself it takes a failure without a word, as of a silent hook, for success.
    errors: (error, { exitCode, stdOut, stdErr }) =>
      error ?? (exitCode === 0 ? undefined : Buffer.concat([...stdOut, ...stdErr])),
  }).env(environmentWith(settings))
}
