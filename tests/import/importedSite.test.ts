import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'ultrahtml'
import { querySelector } from 'ultrahtml/selector'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { wordsOf } from '../../workshop/import/hast.ts'
import { importExport } from '../../workshop/import/importExport.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { writeOldSite } from '../support/import/oldSite.ts'
import { makeBare } from '../support/sites/makeBare.ts'
import { buildProject, copyProject } from '../support/sites/projectCopy.ts'

/** Kept beside the sites of the browser tests, so that only a change triggers a rebuild. */
const PROJECT = join(import.meta.dirname, '../../.cache/sites/imported')
const BUILD_PATIENCE_MS = 600_000

test('an old site of more than fifty articles is imported and built, and unfinished articles are reported', {
  tags: 'long',
  timeout: BUILD_PATIENCE_MS,
}, async () => {
  await copyProject(PROJECT, TEST_CONTENT)
  const content = join(PROJECT, 'content')
  await makeBare(content)
  const before = new Set((await readContent(content)).posts.map(({ link }) => link))
  const { exportFile, mediaDirectory } = await writeOldSite(join(PROJECT, 'old-site'))
  const report = await importExport([exportFile], content, { mediaDirectory })
  await buildProject(PROJECT)

  const published = (await readContent(content)).posts.filter(({ link }) => !before.has(link))
  expect(published.length).toBeGreaterThan(50)
  for (const { link, title } of published) {
    const page = parse(await readFile(join(PROJECT, 'dist', `${link}.html`), 'utf8'))
    const heading = querySelector(page, 'main h1')?.children[0]?.value ?? ''
    expect(wordsOf(heading), link).toBe(title)
  }
  const { posts } = await readContent(content, { withDrafts: true })
  const shown = new Set([...before, ...published.map(({ link }) => link)])
  const drafts = posts.filter(({ link }) => !shown.has(link))
  expect(drafts.length).toBeGreaterThan(5)
  for (const { link } of drafts) {
    expect(report).toContain(link)
    expect(existsSync(join(PROJECT, 'dist', `${link}.html`)), link).toBe(false)
  }
})
