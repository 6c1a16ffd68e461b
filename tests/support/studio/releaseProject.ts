import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { currentRelease } from '../../../server/site/releases.ts'
import { quickBuild } from './quickBuild.ts'

export const ADA = { name: 'Ada Smith' }

/** A project whose content is one file, with the actions of a test. */
export function temporaryProject(words = 'first') {
  const projectDirectory = mkdtempSync(join(tmpdir(), 'releases-'))
  onTestFinished(() => rmSync(projectDirectory, { recursive: true, force: true }))
  const releasesDirectory = join(projectDirectory, 'releases')
  const write = (text: string, file = 'content/words.txt') => {
    mkdirSync(dirname(join(projectDirectory, file)), { recursive: true })
    writeFileSync(join(projectDirectory, file), text)
  }
  write(words)
  return {
    projectDirectory,
    releasesDirectory,
    write,
    /** The text that visitors see on the home page. Undefined if nothing was published. */
    seen(): string | undefined {
      const site = currentRelease(releasesDirectory)?.siteDirectory
      return site && /<h1>(.*)<\/h1>/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[1]
    },
    /** The folders of releases, without the files that record who publishes. */
    folders: () =>
      existsSync(releasesDirectory)
        ? readdirSync(releasesDirectory).filter((name) => /^\d|next$/.test(name))
        : [],
  }
}

/** Defaults for options that a test does not care about. */
export const quick = { check: async () => {}, build: quickBuild }
