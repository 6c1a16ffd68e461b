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
  ...['content/**/*', 'site/**/*'],
  ...['build', 'content-model', 'forms', 'server'].map((folder) => `${folder}/**/*.ts`),
  ...['astro.config.ts', 'package-lock.json'],
]

/** Astro moves files here from a neighbouring folder, which fails if the two are on different disks. */
const BUILT = '.astro/site'

/** Marks the folder of a finished build. The receiver never serves a file of this name. */
const STAMP_FILE = '.built-from'

const stampSchema = z.object({
  /** Hash of all sources of the build. */
  key: z.string(),
  /** Day of the next scheduled article, on which the build is out of date. */
  nextDay: z.string().optional(),
})

/** Astro has failed, and printed the reason. */
export class BuildError extends Error {
  override name = 'BuildError'
}

type BuildOptions = {
  /** Whether the site shows drafts and scheduled articles, without analytics. */
  withDrafts?: boolean
  /** Whether the content has passed `readCheckedContent`. */
  isChecked?: boolean
  /** An earlier build, whose compressed copies are reused. */
  formerDirectory?: string | undefined
}

/**
 * Builds the site with its search index, compressed copies, headers and redirects, unless it was built from the same
 * files before and no scheduled article has become due since.
 * @param directory target folder.
 * @throws BuildError if Astro fails; Astro has then printed the reason.
 * @throws ContentError if a content file is wrong.
 * @throws FormAddressError if an environment variable holds an invalid address for a form.
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
  // Checked before the build, so that a faulty file is reported within a second, as the last line on the terminal.
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
  // For many small files this is three times as fast as `cp`, and nothing else needs the thread meanwhile.
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
  // The sitemap dates pages by their commits, so a commit alone changes the site.
  hash.update(JSON.stringify([...(await contentDates())]))
  return hash.digest('hex')
}
