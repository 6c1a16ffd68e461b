import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TEST_CONTENT } from '../../../content-model/test/testContent.ts'
import { testEditing } from '../../test/testEditing.ts'

/** A project of the tests' content in a folder of its own. */
export type TemporaryProject = {
  projectDirectory: string
  contentDirectory: string
  editing: ReturnType<typeof testEditing>
  read: (path: string) => Promise<string>
  write: (path: string, text: string) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Replaces words in a file of the content. */
  change: (path: string, words: string | RegExp, others: string) => Promise<void>
  /** Keeps the content as a release that is served. */
  publish: (id: string, by?: string) => Promise<void>
  /** Makes the project a checkout, or commits again. */
  commit: (message: string, author?: string) => void
}

export async function temporaryProject(): Promise<TemporaryProject> {
  const projectDirectory = await realpath(await mkdtemp(join(tmpdir(), 'changes-')))
  onTestFinished(() => rm(projectDirectory, { recursive: true }))
  const contentDirectory = join(projectDirectory, 'content')
  await cp(TEST_CONTENT, contentDirectory, { recursive: true })
  const read = (path: string) => readFile(join(contentDirectory, path), 'utf8')
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(contentDirectory, path)), { recursive: true })
    await writeFile(join(contentDirectory, path), text)
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectDirectory })
  return {
    projectDirectory,
    contentDirectory,
    editing: testEditing(contentDirectory),
    read,
    write,
    remove: (path) => rm(join(contentDirectory, path)),
    async change(path, words, others) {
      const text = await read(path)
      const changed = text.replace(words, others)
      if (changed === text) throw new Error(`${path} does not say ${words}.`)
      await write(path, changed)
    },
    async publish(id, by = 'Ada Smith') {
      const releases = join(projectDirectory, 'releases')
      await cp(contentDirectory, join(releases, id, 'content'), { recursive: true })
      await mkdir(join(releases, id, 'site'), { recursive: true })
      const at = id.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z')
      await writeFile(join(releases, id, 'release.json'), JSON.stringify({ at, by, notes: [] }))
      await writeFile(join(releases, 'current'), `${id}\n`)
    },
    commit(message, author = 'Ada Smith') {
      git('init', '--quiet')
      git('add', '--all', 'content')
      const person = ['-c', `user.name=${author}`, '-c', 'user.email=somebody@agency.example']
      git(...person, 'commit', '--quiet', '--no-verify', `--message=${message}`)
    },
  }
}
