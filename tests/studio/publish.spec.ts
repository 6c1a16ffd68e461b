import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect, type Page, test } from '@playwright/test'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { IS_LONG_ROUND } from '../support/round.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  buildOnePage,
  makeProject,
  type RunningStudio,
  removeProject,
  speedUpBuilds,
  startStudio,
} from '../support/studio/runStudio.ts'

/** Enough for a build of a small site, which took four minutes while twenty programs waited for two cores. */
const PATIENCE_MS = 600_000

const MEMBER = 'content/team/amara.yaml'
const BIO = 'Runs the agency and still takes the first call on Mondays.'
const NEW_BIO = 'Runs the agency from a boat.'

/** Another disk, on Linux. */
const OTHER_DISK = '/dev/shm'

let directory = ''
let releasesDirectory = ''
let studio: RunningStudio
let receiver: ChildProcessByStdio<null, Readable, null>

test.use({ javaScriptEnabled: false })
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS })

test.beforeAll(async () => {
  directory = await makeProject()
  await speedUpBuilds(directory)
  if (existsSync(OTHER_DISK)) {
    releasesDirectory = await mkdtemp(join(OTHER_DISK, 'releases-'))
    await symlink(releasesDirectory, join(directory, 'releases'))
  }
  await writeFile(join(directory, '.gitignore'), 'node_modules\nreleases\n.cache\ndata\n')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message=Begin')
  studio = await startStudio(directory)
})

test.afterAll(async () => {
  receiver?.kill('SIGKILL')
  await studio?.end()
  await removeProject(directory)
  await rm(releasesDirectory, { recursive: true, force: true })
})

function git(...args: string[]): string {
  const somebody = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@agency.example']
  return execFileSync('git', [...somebody, ...args], { cwd: directory, encoding: 'utf8' })
}

async function write(bio: string): Promise<void> {
  const file = join(directory, MEMBER)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^bio: .*$/m, `bio: ${bio}`))
}

/** The progress or failure of a release, above the line about the current release. */
const stateOf = (page: Page) => page.getByRole('status').first()

/** Presses a button, and waits until its work has ended and the button `next` is shown. */
async function pressUntil(page: Page, name: string | RegExp, next: string | RegExp): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name }).click()
  await loaded
  const words = async () => (await fetch(`${studio.url}/publish`)).text()
  await expect.poll(words, { timeout: PATIENCE_MS }).not.toContain('Refresh')
  await page.reload()
  await expect(page.getByRole('button', { name: next })).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await page.goto(`${studio.url}/publish`)
  await pressUntil(page, 'Publish', 'Publish')
}

/** Runs the program of `npm start`. @returns its first output, and the address at which it listens. */
async function startReceiver(): Promise<{ said: string; url: string }> {
  receiver = spawn(process.execPath, ['commands/start.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...BLANK_SETTINGS, PORT: '0' },
  })
  let said = ''
  let url = ''
  for await (const line of createInterface(receiver.stdout)) {
    said += line
    url ||= /Listening at (\S+)/.exec(line)?.[1] ?? ''
    if (said.includes('latest release')) break
  }
  return { said, url }
}

let site = ''
const teamPage = async () => (await fetch(`${site}/team`)).text()
const seen = async () => {
  const html = await teamPage()
  return [BIO, NEW_BIO].filter((bio) => html.includes(bio))
}

test('the first publish builds the site, and npm start serves it', async ({ page }) => {
  await page.goto(`${studio.url}/publish`)
  await expect(page.getByText('all of the content goes out')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Visitors see this one')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Visitors see the release of /)
  const { said, url } = await startReceiver()
  expect(said).toContain('releases')
  site = url
  expect(await seen()).toEqual([BIO])
  // Further real builds would show no more, so in the quick round they write a single page.
  if (!IS_LONG_ROUND) await buildOnePage(directory, { file: MEMBER, field: 'bio', page: 'team' })
})

test('the sitemap of a release dates pages by the project’s commits', {
  tag: '@long',
}, async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  expect(sitemap).toMatch(/\/team<\/loc><lastmod>/)
})

test('a fault in the content is reported with its record and field, and visitors see the same site', async ({
  page,
}) => {
  await write('""')
  await publish(page)
  const field = stateOf(page).getByRole('link', { name: /Bio/ })
  await expect(field).toHaveAttribute('href', `/#${MEMBER}?field=%22bio%22`)
  await expect(stateOf(page)).toContainText('Visitors see the same site as before')
  expect(await seen()).toEqual([BIO])
})

test('killing a publish ends its build too, and the page says so', {
  tag: '@long',
}, async ({ page }) => {
  const program = `
    const { openReleases } = await import(${JSON.stringify(join(directory, 'build/publish/openReleases.ts'))})
    const releases = await openReleases(process.cwd())
    await releases.publish({ name: 'Somebody else' })`
  await write(NEW_BIO)
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: directory,
    stdio: 'inherit',
  })
  const folders = ['releases', '.cache'].map((folder) => join(directory, folder))
  const builds = () =>
    execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => folders.some((folder) => line.includes(folder)))
  await expect.poll(builds).not.toEqual([])
  await page.goto(`${studio.url}/publish`)
  await expect(stateOf(page)).toContainText('Somebody else has been publishing')
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  other.kill('SIGKILL')
  await expect.poll(builds).toEqual([])
  await page.getByRole('link', { name: 'Refresh' }).click()
  await expect(stateOf(page)).toContainText('was stopped meanwhile')
  expect(await seen()).toEqual([BIO])
})

test('a publish reaches visitors of the running receiver and is committed, and Back reverts it for them', async ({
  page,
}) => {
  await write(NEW_BIO)
  await page.goto(`${studio.url}/publish`)
  await expect(page.getByRole('listitem').filter({ hasText: /^Amara Bello changed/ })).toBeVisible()
  await publish(page)
  await expect.poll(seen).toEqual([NEW_BIO])
  expect(git('show', '--format=', '--name-only', 'HEAD').trim()).toBe(MEMBER)
  await pressUntil(page, /^Go back to this one/, /^Go forward to this one/)
  await expect.poll(seen).toEqual([BIO])
  expect(await readFile(join(directory, MEMBER), 'utf8')).toContain(NEW_BIO)
  await page.goto(`${studio.url}/people/log`)
  await expect(
    page.getByRole('row', { name: /started to publish the content/ }).first(),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /switched to another release/ })).toHaveCount(1)
})

test.describe('the page', () => {
  test.use({ javaScriptEnabled: true })

  test('is accessible on a phone and on a desktop', async ({ page }) => {
    await page.goto(`${studio.url}/publish`)
    await expectSound(page)
  })
})
