import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

const RELEASE = '2026-11-22T10-00-00Z'
const PLAN = 'content/plans/ads-basic.yaml'
const BENEFIT = 'Everybody in town reads it by Friday.'

let directory = ''
let studio: RunningStudio
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  directory = await makeProject()
  const release = join(directory, 'releases', RELEASE)
  await mkdir(join(release, 'site'), { recursive: true })
  await cp(join(directory, 'content'), join(release, 'content'), { recursive: true })
  const record = { at: '2026-11-22T10:00:00Z', by: 'Ada Smith', notes: [] }
  await writeFile(join(release, 'release.json'), JSON.stringify(record))
  await writeFile(join(directory, 'releases/current'), RELEASE)
  studio = await startStudio(directory)
  page = await (await browser.newContext()).newPage()
  await page.route('**/api/drawing?*', (route) => route.fulfill({ json: { page: '' } }))
})

test.afterAll(async () => {
  await studio?.end()
  await removeProject(directory)
})

const read = (file: string) => readFile(join(directory, file), 'utf8')

/** The entry of a file in the list of changes. */
const entry = (file: string, shown = page): Locator =>
  shown.getByRole('article').filter({
    has: shown.locator(`[href="/history?file=${encodeURIComponent(file)}"], [value="${file}"]`),
  })

test('a save after a publish is listed with its changed words, and undo reverts it', async () => {
  await page.goto(`${studio.url}/changes`)
  await expect(page.getByText('Nothing has changed.')).toBeVisible()
  const before = await read(PLAN)
  await page.goto(`${studio.url}/#${PLAN}`)
  await page.getByLabel('Benefit', { exact: true }).fill(BENEFIT)
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ready.' })).toBeVisible()
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  const change = entry(PLAN)
  await expect(change.getByRole('term')).toHaveText(['Benefit'])
  await expect(change.getByRole('insertion').first()).toBeVisible()
  await expect(change.getByRole('deletion').first()).toBeVisible()
  await change.getByRole('button', { name: /^Undo the changes/ }).click()
  await expect(page.getByText('Nothing has changed.')).toBeVisible()
  expect(await read(PLAN)).toBe(before)
})

test('a file changed outside the studio is listed too, and a version can be restored from the history behind its form', {
  tag: '@long',
}, async () => {
  const before = await read(PLAN)
  await writeFile(join(directory, PLAN), before.replace(/benefit: .*/, `benefit: ${BENEFIT}`))
  await page.goto(`${studio.url}/changes`)
  await entry(PLAN).getByRole('link', { name: 'Open the form' }).click()
  await expect(page.getByLabel('Benefit', { exact: true })).toHaveValue(BENEFIT)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('History of')
  await expect(page.getByText('Restored the published version')).toBeVisible()
  await expect(page.getByText('Now, not kept as a version yet')).toBeVisible()
  await expectSound(page)
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click()
  await expect(page.getByText('This is the current version.').first()).toBeVisible()
  expect(await read(PLAN)).not.toContain(BENEFIT)
})

test('a form shows where its record is used, with links to the fields', {
  tag: '@long',
}, async () => {
  await page.goto(`${studio.url}/#content/team/helen.yaml`)
  await page.getByText('Where is this used?').click()
  await expectSound(page)
  await page.getByRole('link', { name: /^Team › Sections › Ask for/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team')
  await page.goto(`${studio.url}/#content/testimonials/grace-okafor.yaml`)
  await page.getByText('Where is this used?').click()
  await expect(page.getByText('Nothing else refers to it.')).toBeVisible()
})

test('an undo that would break the site is rejected with a link to the field', {
  tag: '@long',
}, async () => {
  const holly = 'content/team/holly.yaml'
  const helen = await read('content/team/helen.yaml')
  await writeFile(
    join(directory, holly),
    helen.replaceAll('Helen', 'Holly').replace(/^id: .*/m, 'id: 99'),
  )
  const team = await read('content/pages/team.yaml')
  await writeFile(
    join(directory, 'content/pages/team.yaml'),
    team.replace('member: Priya Nair', 'member: Holly Marsh'),
  )
  await page.goto(`${studio.url}/changes`)
  await entry(holly)
    .getByRole('button', { name: /^Remove it/ })
    .click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('This was not undone')
  await expectSound(page)
  await refusal.getByRole('link', { name: /^Team › / }).click()
  await expect(page.getByLabel('Member', { exact: true }).and(page.locator(':focus'))).toBeVisible()
  expect(await read(holly)).toContain('Holly Marsh')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('changes are listed and undone', { tag: '@long' }, async ({ page: plain }) => {
    await plain.goto(`${studio.url}/changes`)
    for (const file of ['content/pages/team.yaml', 'content/team/holly.yaml']) {
      await entry(file, plain).getByRole('button').click()
    }
    await expect(plain.getByText('Nothing has changed.')).toBeVisible()
  })
})
