import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'ultrahtml'
import { querySelectorAll } from 'ultrahtml/selector'
import { beforeAll, expect, test } from 'vitest'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { followGuides } from '../support/followGuides.ts'
import { makeBare } from '../support/sites/makeBare.ts'
import { buildProject, copyProject } from '../support/sites/projectCopy.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Kept beside the sites of the browser tests, so that only a change triggers a rebuild. */
const PROJECT = join(ROOT, '.cache/sites/examples')
const BUILD_PATIENCE_MS = 300_000

let files: string[]

beforeAll(async () => {
  await copyProject(PROJECT, TEST_CONTENT)
  files = await followGuides(PROJECT)
})

/** Runs a command of an installed package in the copy. @returns its error output, or an empty text on success. */
function complaints(script: string, ...args: string[]): Promise<string> {
  const command = join(ROOT, 'node_modules', script)
  return promisify(execFile)(process.execPath, [command, ...args], { cwd: PROJECT }).then(
    () => '',
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  )
}

test('the examples of the guides pass the type check', { tags: 'long' }, async () => {
  const include = files.filter((file) => /\.tsx?$/.test(file))
  const project = 'tsconfig.examples.json'
  const options = { extends: './tsconfig.json', include }
  await writeFile(join(PROJECT, project), JSON.stringify(options))
  const typescript = '@typescript/native/bin/tsc'
  expect(await complaints(typescript, '--noEmit', '--project', project)).toBe('')
})

test('the examples of the guides are formatted and pass the lint', { tags: 'long' }, async () => {
  // `npm run check -- --fix` sorts the line that the examples add to the list of sections.
  const own = files.filter(
    (file) => /\.(?:tsx?|css|astro)$/.test(file) && !/sections\.ts$/.test(file),
  )
  await copyFile(join(ROOT, 'biome.jsonc'), join(PROJECT, 'biome.jsonc'))
  const biome = '@biomejs/biome/bin/biome'
  expect(await complaints(biome, 'check', '--vcs-enabled=false', ...own)).toBe('')
})

test('a site with the page, section and island of the guides builds and shows them', {
  tags: 'long',
  timeout: BUILD_PATIENCE_MS,
}, async () => {
  await makeBare(join(PROJECT, 'content'))
  await buildProject(PROJECT)
  const page = parse(await readFile(join(PROJECT, 'dist/page-review.html'), 'utf8'))
  const sections = querySelectorAll(page, 'main section').map(
    ({ attributes }) => attributes['aria-labelledby'],
  )
  expect(sections).toEqual(expect.arrayContaining(['open-hours-heading', 'estimate-heading']))
  const islands = querySelectorAll(page, 'main astro-island').map(
    ({ attributes }) => attributes.opts,
  )
  expect(islands).toEqual([expect.stringContaining('Estimates')])
})
