import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../server/openDatabase.ts'
import { listAudit } from '../../studio/access/audit.ts'
import { createLink, followLink } from '../../studio/access/links.ts'
import { endSession, findSession, startSession } from '../../studio/access/sessions.ts'
import { type AccessStore, openAccess } from '../../studio/access/tables.ts'
import type { PublishState, Step, Task } from '../../studio/releases/publishing.ts'
import { takeLock } from '../../studio/releases/publishLock.ts'
import { DRAFT_FOLDER } from '../../studio/releases/releaseFolder.ts'
import { beginForm } from '../support/beginForm.ts'
import { freePort } from '../support/receiver/freePort.ts'
import { IS_LONG_ROUND, roundOf } from '../support/round.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  buildOnePage,
  makeProject,
  type RunningStudio,
  removeProject,
  speedUpBuilds,
  startStudio,
} from '../support/studio/runStudio.ts'

/** Enough for a build of the site, which took four minutes while twenty programs waited for two cores. */
const PATIENCE_MS = 600_000

const DRAFT = 'content/posts/waiting.mdx'
const TITLE = 'What a boat taught us before anybody knew of it'

const ADA = { id: 'ada', name: 'Ada', role: 'owner' } as const
const ARTICLE = '/why-forms-fail'
const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<item><title>Why forms fail</title><link>https://agency.example${ARTICLE}</link><content:encoded>&lt;p&gt;A form asks.&lt;/p&gt;</content:encoded></item></channel></rss>`
/** Longer than the polling interval of any page. */
const LONG_MS = 60_000

let directory = ''
let studio: RunningStudio
let store: AccessStore
/** The receiver's tables, which are in the same database. */
let receiver: Awaited<ReturnType<typeof openDatabase>>
/** Ada's page in a browser without scripts. */
let plain: Page
/** Ends the release that a test has begun. */
let endElsewhere: (() => void) | undefined

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS })

test.beforeAll(async ({ browser }) => {
  directory = await makeProject()
  await writeDraft()
  if (IS_LONG_ROUND) await speedUpBuilds(directory)
  else await buildOnePage(directory, { file: DRAFT, field: 'title', page: 'waiting' })
  await mkdir(join(directory, 'dist'))
  await writeFile(join(directory, 'dist/rss.xml'), FEED)
  const [port, previewPort] = [await freePort(), await freePort()]
  studio = await startStudio(directory, {
    STUDIO_ORIGIN: `http://localhost:${port}`,
    STUDIO_PORT: String(port),
    STUDIO_PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
    STUDIO_PREVIEW_PORT: String(previewPort),
    DATABASE_URL: '',
    // No server listens there, and no receiver runs: mails stay in the queue.
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
  receiver = await openDatabase({ dataDirectory: join(directory, 'data'), databaseUrl: null })
  store = await openAccess(receiver)
  const invitation = await createLink(store, { kind: 'invitation', name: ADA.name, role: ADA.role })
  await followLink(store, invitation, ADA, { id: 'key', publicKey: 'public', counter: 0 })
  const context = await browser.newContext({ javaScriptEnabled: false })
  await signIn(context)
  plain = await context.newPage()
})

test.afterEach(() => endElsewhere?.())

test.afterAll(async () => {
  await receiver?.destroy()
  await studio?.end()
  await removeProject(directory)
})

/** Writes an article that visitors do not see. */
async function writeDraft(): Promise<void> {
  const article = await readFile(join(directory, 'content/posts/security.mdx'), 'utf8')
  const draft = article
    .replace(/^id: .*$/m, 'id: 99\ndraft: true')
    .replace(/^title: .*$/m, `title: ${TITLE}`)
    .replace(/^link: .*$/m, 'link: /waiting')
    .replace(/^(summary: .*\s+)/m, '$1Soon. ')
  await writeFile(join(directory, DRAFT), draft)
}

/** Signs the owner in. @returns a function that ends her session. */
async function signIn(context: BrowserContext): Promise<() => Promise<unknown>> {
  const value = await startSession(store, ADA.id)
  await context.addCookies([{ name: 'studio', value, url: studio.url }])
  return async () => endSession(store, (await findSession(store, value))?.id ?? '')
}

/** Acts as another studio of the project that makes a release, until the test ends it. */
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

const lookAgain = (page: Page) => page.getByRole('link', { name: 'Refresh' })
const stateOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Ben' })

/** Counts the requests to an address. */
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
  test(`${path} updates its step in place, and keeps focus until the release is done`, async ({
    page,
    context,
  }) => {
    await signIn(context)
    await page.clock.install()
    const release = beginElsewhere(folder)
    release.come('build')
    await page.goto(studio.url + path)
    await expect(stateOf(page)).toContainText('Building the pages')
    await expectSound(page)
    await lookAgain(page).focus()
    const asked = countRequests(page, path)
    let isLoadedAgain = false
    page.once('load', () => {
      isLoadedAgain = true
    })
    const spoken = await stateOf(page).elementHandle()
    release.come('test')
    await page.clock.runFor(LONG_MS)
    await expect(stateOf(page)).toContainText('Testing every page')
    await expect(lookAgain(page)).toBeFocused()
    expect(
      await spoken?.evaluate((region) => region.isConnected),
      'screen readers ignore a new region',
    ).toBe(true)
    release.end()
    await page.clock.runFor(LONG_MS)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expect(lookAgain(page)).toHaveCount(0)
    await expect(
      page.getByRole('main'),
      'focus moves to the page when the link is removed',
    ).toBeFocused()
    expect(asked()).toBeGreaterThan(1)
    expect(isLoadedAgain).toBe(false)
  })

  test(`${path} works without scripts, and a link leads to its current state`, async () => {
    const release = beginElsewhere(folder)
    release.come('build')
    const answer = await plain.goto(studio.url + path)
    expect(answer?.headers()).not.toHaveProperty('refresh')
    await expect(plain.locator('meta[http-equiv]')).toHaveCount(0)
    release.come('test')
    await expect(stateOf(plain)).toContainText('Building the pages')
    await lookAgain(plain).click()
    await expect(stateOf(plain)).toContainText('Testing every page')
    release.end()
    await lookAgain(plain).click()
    await expect(lookAgain(plain)).toHaveCount(0)
  })
}

test('a page polls only while a release is under way and the page is visible', async ({
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
  await expect(stateOf(page)).toContainText('Testing every page')
  release.end()
  await page.clock.runFor(LONG_MS)
  await expect(lookAgain(page)).toHaveCount(0)
  const last = asked()
  await page.clock.runFor(LONG_MS)
  expect(asked()).toBe(last)
})

test('a page says that the studio does not answer, and recovers once it does', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(context)
  const release = beginElsewhere('releases')
  release.come('build')
  await page.goto(`${studio.url}/publish`)
  await page.route('**/publish', (route) => route.abort())
  await expect(stateOf(page)).toContainText('The studio is not responding')
  await expectSound(page)
  release.come('test')
  await page.unroute('**/publish')
  await expect(stateOf(page)).toContainText('Testing every page')
  await expect(stateOf(page)).not.toContainText('is not responding')
})

test('when its session has ended, a page says so, stops polling, and leads to signing in', async ({
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
  await expect(stateOf(page)).toContainText('Your session has ended')
  const last = asked()
  await page.clock.runFor(LONG_MS)
  expect(asked()).toBe(last)
  await lookAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

test('a switch to another release is not shown as publishing', async () => {
  beginElsewhere('releases', 'switch').come('deploy')
  await plain.goto(`${studio.url}/publish`)
  await expect(stateOf(plain)).toContainText(
    /Ben has been switching the site to another release since/,
  )
  await expect(stateOf(plain)).not.toContainText('publish')
})

test('the delivery of an article is shown as it proceeds, until no mail is left', {
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
  await expect(main).toContainText('Mail is on its way')
  await expectSound(page)
  await lookAgain(page).focus()
  await receiver.updateTable('deliveries').set({ attempts: 1 }).execute()
  await expect(main).toContainText('Not accepted yet, retrying1')
  await expect(lookAgain(page)).toBeFocused()
  await receiver.updateTable('deliveries').set({ state: 'sent' }).execute()
  await expect(page.getByRole('status').last()).toHaveText('No more mail is on its way.')
  await expect(lookAgain(page)).toHaveCount(0)
})

const buildButton = () => plain.getByRole('button', { name: /^Build the preview/ })

test.describe('the draft site', () => {
  /** The browser of a client without any account. */
  let client: Page
  let link = ''

  test.beforeAll(async ({ browser }) => {
    client = await browser.newPage()
  })

  test('can be built without scripts', async () => {
    await plain.goto(studio.url)
    await plain.getByRole('link', { name: 'Preview', exact: true }).click()
    await buildButton().click()
    await expect(plain.getByRole('status').first()).toContainText('Ada has been building it')
    const isBuilt = async () => {
      await plain.reload()
      return buildButton().isVisible()
    }
    await expect.poll(isBuilt, { timeout: PATIENCE_MS }).toBe(true)
    await expect(buildButton()).toHaveText('Build the preview again')
    await expect(plain.getByRole('status')).toHaveText(/^Built .* Nothing has changed since\.$/)
  })

  test('shows a draft to a client with a link but without an account', async ({
    page,
    context,
  }) => {
    await signIn(context)
    await page.goto(`${studio.url}/preview`)
    await page.getByRole('button', { name: 'Create a link' }).click()
    await expectSound(page)
    link = await page.getByLabel(/^Link by Ada/).inputValue()
    const { origin } = new URL(link)
    expect((await client.goto(`${origin}/waiting`))?.status()).toBe(401)
    await expectSound(client)
    await client.goto(link)
    expect(client.url()).toBe(`${origin}/`)
    await client.goto(`${origin}/waiting`)
    await expect(client.getByRole('heading', { level: 1 })).toContainText(TITLE)
  })

  test('has forms that send nothing', { tag: '@long' }, async () => {
    const form = client.getByRole('contentinfo').locator('form')
    await beginForm(form)
    await form.getByRole('textbox').fill('client@company.example')
    await form.getByRole('button').click()
    await expect(form).toContainText('its forms send nothing')
  })

  test('is marked as older than the content', async () => {
    const file = join(directory, DRAFT)
    await writeFile(file, (await readFile(file, 'utf8')).replace('a boat', 'an island'))
    await plain.goto(`${studio.url}/preview`)
    await expect(plain.getByText('One file has changed since.')).toBeVisible()
  })

  test('is closed to a revoked link, and the log says who made and revoked it', async () => {
    await plain.reload()
    await plain.getByRole('button', { name: /^Revoke/ }).click()
    await expect(plain.getByRole('listitem').filter({ hasText: 'Link by' })).toHaveCount(0)
    expect((await client.goto(link))?.status()).toBe(401)
    expect((await client.reload())?.status()).toBe(401)
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('This preview is closed')
    const log = (await listAudit(store, 10)).map(({ person, action }) => `${person} ${action}`)
    expect(log).toEqual(
      expect.arrayContaining([
        'Ada created a link to the preview',
        'Ada revoked a link to the preview',
      ]),
    )
  })
})
