import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { freePort } from '../support/receiver/freePort.ts'
import { roundOf } from '../support/round.ts'
import { addPasskey } from '../support/studio/addPasskey.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

let directory = ''
let studio: RunningStudio
let environment: Record<string, string>
/** The owner's browser, which stays open from test to test, since it holds the passkey. */
let owner: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  directory = await makeProject()
  const port = String(await freePort())
  environment = {
    STUDIO_ORIGIN: `http://localhost:${port}`,
    STUDIO_PORT: port,
    DATABASE_URL: '',
    // No server listens there. studio/features/signIn/routes.test.ts tests the mails.
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  studio = await startStudio(directory, environment)
  owner = await browserWithKey(browser)
})

test.afterAll(async () => {
  await studio?.end()
  await removeProject(directory)
})

/** A page in a browser context of its own, with a device for passkeys. */
async function browserWithKey(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: environment.STUDIO_ORIGIN ?? '' })
  const page = await context.newPage()
  await addPasskey(page)
  return page
}

/** What `npm run studio -- link` prints. */
async function command(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(directory, 'commands/studio.ts'), 'link', ...args],
    { cwd: directory, env: { ...process.env, ...environment } },
  )
  return stdout
}

function linkIn(text: string): string {
  const link = /http:\/\/localhost:\d+\S+/.exec(text)?.[0]
  if (!link) throw new Error(text)
  return link
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const contentList = (page: Page) => page.getByRole('searchbox')

async function sessionCookie(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'studio')
}

/** Signs in at a page that loads faster than the editor. */
async function signIn(page: Page, path = '/account') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

async function signOut(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(page)).toHaveText('Sign in')
}

async function invite(name: string, role: 'Writer' | 'Owner'): Promise<string> {
  await owner.goto('/people')
  await owner.getByLabel('Name', { exact: true }).fill(name)
  await owner.getByLabel('Role', { exact: true }).selectOption(role)
  await owner.getByRole('button', { name: 'Create a link' }).click()
  return owner.getByRole('textbox', { name: `A link for ${name}` }).inputValue()
}

/** Expects the owner's page to show the people. */
async function endPerson(name: string): Promise<void> {
  await owner.getByRole('link', { name: `Remove ${name}` }).click()
  await owner.getByRole('textbox', { name: 'Type yes' }).fill('yes')
  await owner.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(heading(owner)).toHaveText('People')
}

test('without a session the studio responds with 401: a page for people, JSON for scripts', async ({
  page,
}) => {
  expect((await page.goto(`${studio.url}/people`))?.status()).toBe(401)
  await expect(heading(page)).toHaveText('Sign in')
  const answer = await fetch(`${studio.url}/api/records`)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ errors: [{ problem: 'Sign in first.' }] })
})

test('the first owner makes a key by the link of the command, which works once', async ({
  page,
}) => {
  const link = linkIn(await command())
  await owner.goto(link)
  await owner.getByLabel('Your name').fill('Ada')
  await owner.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(contentList(owner)).toBeVisible()
  await expectSound(owner)
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(heading(page)).toHaveText('This link no longer works')
})

test('the session cookie is hidden from scripts and other sites, and lasts twelve hours', async () => {
  const cookie = await sessionCookie(owner.context())
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600
  expect(hours).toBeGreaterThan(11.9)
  expect(hours).toBeLessThanOrEqual(12)
  expect(await owner.evaluate(() => document.cookie)).toBe('')
})

test('signing out ends the session, and signing in again leads to the requested page', async () => {
  const cookie = await sessionCookie(owner.context())
  await signOut(owner)
  expect(await sessionCookie(owner.context())).toBeUndefined()
  const stolen = await fetch(`${studio.url}/api/records`, {
    headers: { cookie: `studio=${cookie?.value}` },
  })
  expect(stolen.status).toBe(401)
  await signIn(owner, '/people')
  await expect(heading(owner)).toHaveText('People')
  await expect(owner.getByRole('row', { name: 'Ada (you)' })).toContainText('Owner')
})

test('signing in does not adopt a session that was planted in the browser', async () => {
  await signOut(owner)
  const planted = 'planted'.repeat(6)
  await owner.context().addCookies([{ name: 'studio', value: planted, url: studio.url }])
  await signIn(owner)
  await expect(heading(owner)).toHaveText('You')
  const cookie = await sessionCookie(owner.context())
  expect(cookie?.value).not.toBe(planted)
  const answer = await fetch(studio.url, { headers: { cookie: `studio=${planted}` } })
  expect(answer.status).toBe(401)
})

test('a writer accepts an invitation, which works once, and cannot open the page of people', async ({
  browser,
}) => {
  const link = await invite('Wim', 'Writer')
  const writer = await browserWithKey(browser)
  await writer.goto(link)
  await expect(writer.getByText('You have been invited with the role writer')).toBeVisible()
  await writer.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(contentList(writer)).toBeVisible()
  await expect(writer.getByRole('link', { name: 'People' })).toHaveCount(0)

  const second = await browserWithKey(browser)
  expect((await second.goto(link))?.status()).toBe(410)

  expect((await writer.goto('/people'))?.status()).toBe(403)
  await expect(writer.getByRole('main')).toContainText('This needs the role Owner.')

  await owner.goto('/people')
  await owner.getByRole('button', { name: /^End Wim/ }).click()
  expect((await writer.goto('/'))?.status()).toBe(401)
  await signIn(writer)
  await expect(heading(writer)).toHaveText('You')

  await endPerson('Wim')
  expect((await writer.goto('/'))?.status()).toBe(401)
  await writer.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(writer.getByRole('alert')).toHaveText('This studio does not know this key.')
})

test('a person adds a key on a second device, and removes the first key', {
  tag: '@long',
}, async ({ browser }) => {
  const link = await invite('Kim', 'Writer')
  const context = await browser.newContext({ baseURL: studio.url })
  const page = await context.newPage()
  const leaveFirstDevice = await addPasskey(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(contentList(page)).toBeVisible()
  await leaveFirstDevice()

  await addPasskey(page)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  const makeKey = async (name: string) => {
    await page.getByLabel('Name of the key').fill(name)
    await page.getByRole('button', { name: 'Create a passkey' }).click()
  }
  await makeKey('phone')
  await expect(page.getByRole('row', { name: /^phone .+ Never Remove phone$/ })).toBeVisible()
  await makeKey('phone again')
  await expect(page.getByRole('alert')).toHaveText('This device already has one of your keys.')

  await signOut(page)
  await signIn(page, '/account')
  await page.getByRole('button', { name: 'Remove First key' }).click()
  const keys = page.getByRole('table').first().getByRole('row')
  await expect(keys).toHaveCount(2)
  await expect(keys.last()).toContainText('phone')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await owner.goto('/people')
  await endPerson('Kim')
})

test('a person who has lost their key makes a new one by a link', async ({ browser, page }) => {
  await page.goto(studio.url)
  await page.getByRole('link', { name: 'Lost your key?' }).click()
  await page.getByLabel('Your email address').fill('nobody@agency.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()

  const link = linkIn(await command('--person', 'Ada'))
  const before = await sessionCookie(owner.context())
  await owner.context().close()
  owner = await browserWithKey(browser)
  await owner.goto(link)
  await owner.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(contentList(owner)).toBeVisible()
  const old = await fetch(studio.url, { headers: { cookie: `studio=${before?.value}` } })
  expect(old.status).toBe(401)
})

test('signing in at a content form leads to that form, which has a strict content security policy', async () => {
  await owner.context().clearCookies()
  await owner.goto('about:blank')
  const errors: string[] = []
  owner.on('console', (message) => {
    if (message.type() === 'error' && /policy/i.test(message.text())) errors.push(message.text())
  })
  await signIn(owner, '/#content/team/jonas.yaml')
  await expect(owner.getByRole('button', { name: 'Ready to publish' })).toBeVisible()
  expect(await owner.locator('script:not([src])').count()).toBe(0)
  expect(errors, 'errors reported by the content security policy').toEqual([])
  const answer = await owner.request.get(studio.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  })
})

test('typed words survive the end of a session', async () => {
  const position = owner.getByLabel('Position', { exact: true })
  await position.fill('Typed before the end')
  const cookies = await owner.context().cookies()
  await owner.context().clearCookies()
  const save = owner.getByRole('button', { name: 'Ready to publish' })
  await save.click()
  await expect(owner.getByRole('main')).toContainText('Sign in in another tab')
  await expect(position).toHaveValue('Typed before the end')
  await owner.context().addCookies(cookies)
  await save.click()
  await expect(owner.getByText('Ready. Visitors see it once it is published.')).toBeVisible()

  await owner.goto('/people')
  await owner.getByLabel('Name', { exact: true }).fill('Typed before the end')
  await owner.context().clearCookies()
  await owner.getByRole('button', { name: 'Create a link' }).click()
  await expect(owner.getByRole('main')).toContainText('Your form was not saved')
  await owner.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(heading(owner)).toHaveText('A link for Typed before the end')
})

/** The passkey's response to a new challenge. */
function answerOfKey() {
  return owner.evaluate(async () => {
    const response = await fetch('/access/sign-in/options', { method: 'POST' })
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await response.json())
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    return credential.toJSON()
  })
}

test('an unknown key and a wrong response get the same error, and both use up the challenge', async () => {
  const tell = async (answer: object) => {
    const response = await fetch(`${studio.url}/access/sign-in`, {
      method: 'POST',
      headers: { origin: studio.url, 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    const { date: _, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, text: await response.text() }
  }
  const first = await answerOfKey()
  expect((await tell(first)).status).toBe(200)
  const again = await tell(first)
  expect(again.status).toBe(401)

  const second = await answerOfKey()
  const unknown = 'A'.repeat(43)
  expect(await tell({ ...second, id: unknown, rawId: unknown })).toEqual(again)
  expect(await tell(second)).toEqual(again)
})

test('a person who follows a link from another site is still signed in', async () => {
  await owner.goto(studio.url.replace('localhost', '127.0.0.1'))
  await owner.evaluate((url) => {
    const link = document.createElement('a')
    link.href = url
    link.textContent = 'To the people'
    document.querySelector('main')?.replaceChildren(link)
  }, `${studio.url}/people`)
  await owner.getByRole('link', { name: 'To the people' }).click()
  await expect(heading(owner)).toHaveText('People')
})

test('2,000 sign-in attempts within a minute are rejected, and the owner can go on working', {
  tag: '@long',
}, async () => {
  const statuses = new Map<number, number>()
  const attempt = async () => {
    const { status } = await fetch(`${studio.url}/access/sign-in`, {
      method: 'POST',
      headers: { origin: studio.url, 'content-type': 'application/json' },
      body: '{}',
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const work: (number | undefined)[] = []
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 100 }, attempt))
    work.push((await owner.goto('/people'))?.status())
  }
  expect(work).toEqual(Array(20).fill(200))
  expect((statuses.get(400) ?? 0) + (statuses.get(429) ?? 0)).toBe(2_000)
  expect(statuses.get(400) ?? 0).toBeLessThanOrEqual(80)
})

test('the log shows the owner who got access, and who gave it', async () => {
  await owner.goto('/people')
  await owner.getByRole('link', { name: 'Activity log' }).click()
  for (const row of [
    'Ada became the first owner',
    'Wim accepted an invitation',
    'Ada created an invitation Wim, Writer',
    'Ada removed a person Wim',
    'The command line created a link for a lost key Ada',
  ]) {
    await expect(owner.getByRole('row', { name: row })).toHaveCount(1)
  }
})

test('in forced colours the current navigation link looks different from the others', async () => {
  await owner.emulateMedia({ forcedColors: 'active' })
  await owner.goto('/people')
  const groundOf = (name: string) =>
    owner
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await groundOf('People')).not.toBe(await groundOf('You'))
  await owner.emulateMedia({ forcedColors: null })
})

test('pages for access are accessible and do not scroll sideways', async ({ browser }) => {
  const stranger = await browser.newContext()
  const signInPage = await stranger.newPage()
  await signInPage.goto(studio.url)
  await expectSound(signInPage)
  const link = await invite('Guest', 'Owner')
  await owner.goto('/people')
  await owner.getByLabel('Name', { exact: true }).fill('guest')
  await owner.getByRole('button', { name: 'Create a link' }).click()
  await expect(owner.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /is invited already/,
  )
  await expectSound(owner)
  await signInPage.goto(link)
  await expectSound(signInPage)
  for (const path of roundOf(['/account', '/people/log', '/access/lost-key', '/none'])) {
    await owner.goto(path)
    await expectSound(owner)
  }
})
