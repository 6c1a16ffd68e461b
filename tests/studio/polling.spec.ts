import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../server/openDatabase.ts'
import { createLink, followLink } from '../../studio/access/links.ts'
import { endSession, findSession, startSession } from '../../studio/access/sessions.ts'
import { type AccessStore, openAccess } from '../../studio/access/tables.ts'
import type { PublishState, Step, Task } from '../../studio/releases/publishing.ts'
import { takeLock } from '../../studio/releases/publishLock.ts'
import { DRAFT_FOLDER } from '../../studio/releases/releaseFolder.ts'
import { freePort } from '../support/receiver/freePort.ts'
import { roundOf } from '../support/round.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

const ADA = { id: 'ada', name: 'Ada', role: 'owner' } as const
const ARTICLE = '/why-forms-fail'
const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<item><title>Why forms fail</title><link>https://agency.example${ARTICLE}</link><content:encoded>&lt;p&gt;A form asks.&lt;/p&gt;</content:encoded></item></channel></rss>`
/** Longer than any page waits until it looks again. */
const LONG_MS = 60_000

let directory = ''
let studio: RunningStudio
let store: AccessStore
/** The receiver's tables, which lie in the same database. */
let receiver: Awaited<ReturnType<typeof openDatabase>>
/** Ends what a test has begun. */
let endElsewhere: (() => void) | undefined

test.beforeAll(async () => {
  directory = await makeProject()
  await mkdir(join(directory, 'dist'))
  await writeFile(join(directory, 'dist/rss.xml'), FEED)
  const [port, previewPort] = [await freePort(), await freePort()]
  studio = await startStudio(directory, {
    STUDIO_ORIGIN: `http://localhost:${port}`,
    STUDIO_PORT: String(port),
    STUDIO_PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
    STUDIO_PREVIEW_PORT: String(previewPort),
    DATABASE_URL: '',
    // Nobody answers there, and no receiver runs: what is mailed waits.
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  receiver = await openDatabase({ dataDirectory: join(directory, 'data'), databaseUrl: null })
  store = await openAccess(receiver)
  const invitation = await createLink(store, { kind: 'invitation', name: ADA.name, role: ADA.role })
  await followLink(store, invitation, ADA, { id: 'key', publicKey: 'public', counter: 0 })
})

test.afterEach(() => endElsewhere?.())

test.afterAll(async () => {
  await receiver?.destroy()
  await studio?.end()
  await removeProject(directory)
})

/** Signs the owner in. @returns how her session ends. */
async function signIn(context: BrowserContext): Promise<() => Promise<unknown>> {
  const value = await startSession(store, ADA.id)
  await context.addCookies([{ name: 'studio', value, url: studio.url }])
  return async () => endSession(store, (await findSession(store, value))?.id ?? '')
}

/** Makes a release as another studio of the project would, for as long as the test wants. */
function beginElsewhere(folder: string, task: Task = 'publish') {
  const place = join(directory, folder)
  mkdirSync(place, { recursive: true })
  const unlock = takeLock(place)
  if (!unlock) throw new Error('Somebody else makes a release.')
  const stateFile = join(place, 'state.json')
  const since = new Date().toISOString()
  endElsewhere = () => {
    rmSync(stateFile, { force: true })
    unlock()
    endElsewhere = undefined
  }
  return {
    come(step: Step) {
      const state: PublishState = { is: 'publishing', by: 'Ben', since, task, step }
      writeFileSync(stateFile, JSON.stringify(state))
    },
    end: () => endElsewhere?.(),
  }
}

const lookAgain = (page: Page) => page.getByRole('link', { name: 'Look again' })
const stateOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Ben' })

/** How often an address was asked for. */
function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url() === studio.url + path) count += 1
  })
  return () => count
}

const RELEASES = [
  { path: '/publish', folder: 'releases', button: 'Publish' },
  { path: '/preview', folder: DRAFT_FOLDER, button: /^Build the preview/ },
]

for (const { path, folder, button } of roundOf(RELEASES)) {
  test(`${path} shows each step where it stands, and keeps the focus until all is done`, async ({
    page,
    context,
  }) => {
    await signIn(context)
    const release = beginElsewhere(folder)
    release.come('build')
    await page.goto(studio.url + path)
    await expect(stateOf(page)).toContainText('Making the pages')
    await expectSound(page)
    await lookAgain(page).focus()
    const asked = countRequests(page, path)
    let isLoadedAgain = false
    page.once('load', () => {
      isLoadedAgain = true
    })
    const spoken = await stateOf(page).elementHandle()
    release.come('test')
    await expect(stateOf(page)).toContainText('Looking at every page')
    await expect(lookAgain(page)).toBeFocused()
    expect(await spoken?.evaluate((region) => region.isConnected), 'a new region is silent').toBe(
      true,
    )
    release.end()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expect(lookAgain(page)).toHaveCount(0)
    await expect(page.getByRole('main'), 'the link is gone, and its place is not').toBeFocused()
    expect(asked()).toBeGreaterThan(1)
    expect(isLoadedAgain).toBe(false)
  })

  test(`${path} stands without script, and a link leads to what it says by then`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await signIn(context)
    const page = await context.newPage()
    const release = beginElsewhere(folder)
    release.come('build')
    const answer = await page.goto(studio.url + path)
    expect(answer?.headers()).not.toHaveProperty('refresh')
    await expect(page.locator('meta[http-equiv]')).toHaveCount(0)
    release.come('test')
    await expect(stateOf(page)).toContainText('Making the pages')
    await lookAgain(page).click()
    await expect(stateOf(page)).toContainText('Looking at every page')
    release.end()
    await lookAgain(page).click()
    await expect(lookAgain(page)).toHaveCount(0)
    await context.close()
  })
}

test('a page looks again only while something is under way and somebody sees it', async ({
  page,
  context,
}) => {
  await signIn(context)
  await page.clock.install()
  const release = beginElsewhere('releases')
  release.come('build')
  await page.goto(`${studio.url}/publish`)
  const asked = countRequests(page, '/publish')
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  release.come('test')
  await page.clock.runFor(LONG_MS)
  expect(asked()).toBe(0)
  await hide(false)
  await expect(stateOf(page)).toContainText('Looking at every page')
  release.end()
  await page.clock.runFor(LONG_MS)
  await expect(lookAgain(page)).toHaveCount(0)
  const last = asked()
  await page.clock.runFor(LONG_MS)
  expect(asked()).toBe(last)
})

test('a page says that the studio does not answer, and goes on once it does', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(context)
  const release = beginElsewhere('releases')
  release.come('build')
  await page.goto(`${studio.url}/publish`)
  await page.route('**/publish', (route) => route.abort())
  await expect(stateOf(page)).toContainText('The studio does not answer')
  await expectSound(page)
  release.come('test')
  await page.unroute('**/publish')
  await expect(stateOf(page)).toContainText('Looking at every page')
  await expect(stateOf(page)).not.toContainText('does not answer')
})

test('a page of a session that is over says so, asks no more, and leads to signing in', async ({
  page,
  context,
}) => {
  const endSession = await signIn(context)
  await page.clock.install()
  beginElsewhere('releases').come('build')
  await page.goto(`${studio.url}/publish`)
  const asked = countRequests(page, '/publish')
  await endSession()
  await page.clock.runFor(LONG_MS)
  await expect(stateOf(page)).toContainText('You are signed in no more')
  const last = asked()
  await page.clock.runFor(LONG_MS)
  expect(asked()).toBe(last)
  await lookAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

test('while visitors are led to another release, nobody is said to publish', async ({
  page,
  context,
}) => {
  await signIn(context)
  beginElsewhere('releases', 'switch').come('deploy')
  await page.goto(`${studio.url}/publish`)
  await expect(stateOf(page)).toContainText(/Ben began at .* to let visitors see another release/)
  await expect(stateOf(page)).not.toContainText('publish')
  await expectSound(page)
})

test('how far an article has come is shown as it goes on, and that no mail is left', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(context)
  const subscriber = {
    id: '00000003-0000-4000-8000-000000000000',
    email: 'subscriber@b.example',
    state: 'confirmed' as const,
    wording: '',
    signed_up_at: '2026-05-04T09:00:00.000Z',
    asked_at: '2026-05-04T09:00:00.000Z',
    confirmed_at: '2026-05-04T10:00:00.000Z',
    ended_at: null,
  }
  await receiver.insertInto('subscribers').values(subscriber).execute()
  await page.goto(`${studio.url}/subscribers/send?article=${ARTICLE}`)
  await page.getByLabel('Type yes to send it to 1 subscriber').fill('yes')
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Mails are on their way')
  await expectSound(page)
  await lookAgain(page).focus()
  await receiver.updateTable('deliveries').set({ attempts: 1 }).execute()
  await expect(main).toContainText('Not taken yet, tried again1')
  await expect(lookAgain(page)).toBeFocused()
  await receiver.updateTable('deliveries').set({ state: 'sent' }).execute()
  await expect(page.getByRole('status').last()).toHaveText('No mail is on its way any more.')
  await expect(lookAgain(page)).toHaveCount(0)
})
