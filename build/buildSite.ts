import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { today } from '../content-model/dates.ts'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import { readBuiltContent } from '../content-model/readBuiltContent.ts'
import { nextPublication } from '../content-model/records.ts'
import { writeJsonSchemas } from '../content-model/writeJsonSchemas.ts'
import { formAddresses, readFormVariables } from '../forms/formAddresses.ts'
import { loadEnvironment } from '../server/loadEnvironment.ts'
import { contentDates } from '../site/sitemap/contentDates.ts'
import { buildEnvironment } from './buildEnvironment.ts'
import { compressFiles } from './compressFiles.ts'
import { writeHeaders } from './headers/writeHeaders.ts'
import { indexSite } from './indexSite.ts'
import { writeRedirects } from './redirects/writeRedirects.ts'
import { run } from './run.ts'

/** Everything that the built site depends on. */
const INPUTS = [
  'content/**/*',
  'content-model/**/*.ts',
  'forms/**/*.ts',
  'server/headers.ts',
  'server/site/{otherSpellings,redirects}.ts',
  'site/**/*',
  'build/buildSite.ts',
  'build/compressFiles.ts',
  'build/headers/*.ts',
  'build/indexSite.ts',
  'build/redirects/*.ts',
  'astro.config.ts',
  'package-lock.json',
]

/** Astro moves files here from a folder beside it, which fails if the site lies on another disk. */
const BUILT = '.astro/site'

/** A finished build's marker in its folder; a name that is never served. */
const STAMP_FILE = '.built-from'

const stampSchema = z.object({
  /** Hash of all its sources. */
  key: z.string(),
  /** Day of the next scheduled article, on which it is out of date. */
  nextDay: z.string().optional(),
})

/** Astro has failed, and printed the reason. */
export class BuildError extends Error {
  override name = 'BuildError'
}

type BuildOptions = {
  /** Whether it shows drafts and scheduled articles, without analytics. */
  withDrafts?: boolean
  /** Whether the content has passed `readCheckedContent`. */
  isChecked?: boolean
  /** An earlier build, of which compressed copies are taken. */
  formerDirectory?: string | undefined
}

/**
 * Builds the site with its search index, compressed copies, headers and old addresses, unless it was built from the same
 * files before and no scheduled article's day has come since.
 * @param directory target folder.
 * @throws BuildError if the build fails; its own words are on the terminal then.
 * @throws ContentError if a content file is wrong.
 * @throws FormAddressError if an environment variable holds no address for a form.
 */
export async function buildSite(
  directory = 'dist',
  { withDrafts = false, isChecked = false, formerDirectory = directory }: BuildOptions = {},
): Promise<void> {
  loadEnvironment(process.cwd())
  await writeJsonSchemas()
  const key = await inputsKey({ ...readFormVariables(process.env), withDrafts })
  const stamp = await readStamp(directory)
  if (stamp?.key === key && (stamp.nextDay === undefined || stamp.nextDay > today())) return
  // Before anything is built: a fault in a file shows in a second, as the last words on the terminal.
  const content = isChecked ? await readBuiltContent('content') : await readCheckedContent()
  const { posts } = await readBuiltContent('content', { withDrafts: true })
  const nextDay = nextPublication(posts)
  // Astro reads from the environment whether it is in development, which shows drafts.
  const environment = buildEnvironment({
    NODE_ENV: 'production',
    DEV: '',
    SITE_DRAFTS: withDrafts ? 'yes' : '',
  })
  const code = await run('astro', ['build', '--outDir', resolve(BUILT)], environment)
  if (code !== 0) throw new BuildError('The site was not built.')
  await indexSite(BUILT)
  await compressFiles(BUILT, formerDirectory)
  await writeHeaders(BUILT, formAddresses(content, process.env))
  await writeRedirects(BUILT, content.redirects)
  await mkdir(directory, { recursive: true })
  // The folder itself may be a mount point, which cannot be removed.
  for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true })
  // Many small files: three times as quick as `cp`, and nothing waits meanwhile.
  cpSync(BUILT, directory, { recursive: true })
  await rm(BUILT, { recursive: true })
  await writeFile(join(directory, STAMP_FILE), JSON.stringify({ key, nextDay }))
}

/** The day on which a built site is out of date; undefined if no article is scheduled. */
export async function nextDayOf(directory: string): Promise<string | undefined> {
  return (await readStamp(directory))?.nextDay
}

async function readStamp(directory: string) {
  const text = await readFile(join(directory, STAMP_FILE), 'utf8').catch(() => '')
  try {
    return stampSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

async function inputsKey(options: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  const files: string[] = []
  for (const pattern of INPUTS) {
    for await (const entry of glob(pattern, { withFileTypes: true })) {
      if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`)
    }
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  // The sitemap holds the pages' days: a commit of content alone changes it.
  hash.update(JSON.stringify([...(await contentDates())]))
  return hash.digest('hex')
}
