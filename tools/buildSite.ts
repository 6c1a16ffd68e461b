import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import { writeJsonSchemas } from '../content-model/writeJsonSchemas.ts'
import { formAddresses, readFormVariables } from '../forms/formAddresses.ts'
import { loadEnvironment } from '../receiver/src/loadEnvironment.ts'
import { contentDates } from '../site/sitemap/contentDates.ts'
import { compressFiles } from './compressFiles.ts'
import { writeDictionary } from './dictionary.ts'
import { writeHeaders } from './headers/writeHeaders.ts'
import { indexSite } from './indexSite.ts'
import { writeRedirects } from './redirects/writeRedirects.ts'
import { run } from './run.ts'

/** Everything that the built site depends on. */
const INPUTS = [
  'content/**/*',
  'content-model/**/*.ts',
  'forms/**/*.ts',
  'receiver/src/headers.ts',
  'receiver/src/site/{otherSpellings,redirects}.ts',
  'site/**/*',
  'tools/buildSite.ts',
  'tools/compressFiles.ts',
  'tools/dictionary.ts',
  'tools/headers/*.ts',
  'tools/indexSite.ts',
  'tools/redirects/*.ts',
  'astro.config.ts',
  'package-lock.json',
]
const BUILT_FROM = 'dist/.built-from'

/**
 * Builds dist/ with its search index, compressed copies, headers and old addresses, unless it was built from the same files before.
 * @throws when the build fails; its own words stand on the terminal then.
 * @throws ContentError when a content file is wrong.
 * @throws FormAddressError when the environment names no address for a form.
 */
export async function buildSite(): Promise<void> {
  loadEnvironment(process.cwd())
  await writeJsonSchemas()
  const key = await inputsKey(readFormVariables(process.env))
  if ((await readFile(BUILT_FROM, 'utf8').catch(() => '')) === key) return
  // Before anything is built: what is wrong in a file is said in a second, and nothing follows it.
  const content = await readCheckedContent()
  // Astro asks the environment whether it develops, and a site in development shows drafts.
  const code = await run('astro', ['build'], { NODE_ENV: 'production', DEV: '' })
  if (code !== 0) throw new Error('The site was not built.')
  await indexSite('dist')
  await compressFiles('dist', writeDictionary('dist'))
  await writeHeaders('dist', formAddresses(content, process.env))
  await writeRedirects('dist', content.redirects)
  await writeFile(BUILT_FROM, key)
}

async function inputsKey(variables: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(variables))
  const files: string[] = []
  for (const pattern of INPUTS) {
    for await (const entry of glob(pattern, { withFileTypes: true })) {
      if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`)
    }
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  // The sitemap tells when pages changed: a commit of content alone makes a new one.
  hash.update(JSON.stringify([...(await contentDates())]))
  return hash.digest('hex')
}
