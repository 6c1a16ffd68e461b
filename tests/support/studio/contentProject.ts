import { cpSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptEditing } from './keptEditing.ts'

export type TemporaryProject = Awaited<ReturnType<typeof temporaryProject>>

/** A project of the test content in a temporary folder, in which somebody edits. */
export async function temporaryProject() {
  const editing = await keptEditing()
  const { projectDirectory, contentDirectory, checkout, git } = editing
  const read = (path: string) => readFile(join(contentDirectory, path), 'utf8')
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(contentDirectory, path)), { recursive: true })
    await writeFile(join(contentDirectory, path), text)
  }
  return {
    projectDirectory,
    contentDirectory,
    checkout,
    editing,
    read,
    write,
    remove: (path: string) => rm(join(contentDirectory, path)),
    /** Replaces text in a file of the content. */
    async change(path: string, words: string | RegExp, others: string) {
      const text = await read(path)
      const changed = text.replace(words, others)
      if (changed === text) throw new Error(`${path} does not say ${words}.`)
      await write(path, changed)
    },
    /** Stores the content as the served release. */
    async publish(id: string) {
      const releases = join(projectDirectory, 'releases')
      cpSync(contentDirectory, join(releases, id, 'content'), { recursive: true })
      await mkdir(join(releases, id, 'site'), { recursive: true })
      const at = id.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z')
      const record = { at, by: 'Ada Smith', notes: [] }
      await writeFile(join(releases, id, 'release.json'), JSON.stringify(record))
      await writeFile(join(releases, 'current'), `${id}\n`)
    },
    /** Commits the content without the studio. */
    commit(message: string) {
      git('add', '--all', 'content')
      git('commit', '--quiet', `--message=${message}`)
    },
  }
}
