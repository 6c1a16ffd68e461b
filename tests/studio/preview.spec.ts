import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../server/openDatabase.ts'
import { listAudit } from '../../studio/access/audit.ts'
import { createLink, followLink } from '../../studio/access/links.ts'
import { startSession } from '../../studio/access/sessions.ts'
import { type AccessStore, openAccess } from '../../studio/access/tables.ts'
import { beginForm } from '../support/beginForm.ts'
import { freePort } from '../support/receiver/freePort.ts'
import { makeBare } from '../support/sites/makeBare.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  bringSharePictures,
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

/** A build of a small site, which took four minutes where twenty programs waited for two cores. */
const PATIENCE_MS = 600_000

const DRAFT = 'content/posts/waiting.mdx'
const TITLE = 'What a boat taught us before anybody knew of it'
const WIM = { id: 'wim', name: 'Wim', role: 'writer' } as const

let directory = ''
let studio: RunningStudio
let store: AccessStore
/** The writer's browser, and that of a client without any account. */
let writer: Page
/** The writer's too, in which no script runs. */
let plain: Page
let client: Page
let link = ''

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS })

test.beforeAll(async ({ browser }) => {
  directory = await makeProject()
  // The only build of a whole site by a studio: one with few pictures and pages shows the same in less time.
  await makeBare(join(directory, 'content'))
  await bringSharePictures(directory)
  const article = await readFile(join(directory, 'content/posts/security.mdx'), 'utf8')
  const draft = article
    .replace(/^id: .*$/m, 'id: 99\ndraft: true')
    .replace(/^title: .*$/m, 'title: A title that the writer is about to think of')
    .replace(/^link: .*$/m, 'link: /waiting')
    .replace(/^(summary: .*\s+)/m, '$1Soon. ')
  await writeFile(join(directory, DRAFT), draft)
  // At the low priority of a studio's builds it would wait until the tests beside it are done.
  const builder = join(directory, 'build/publish/buildAside.ts')
  await writeFile(builder, (await readFile(builder, 'utf8')).replace(/^setPriority.*$/m, ''))
  const [port, previewPort] = [await freePort(), await freePort()]
  studio = await startStudio(directory, {
    STUDIO_ORIGIN: `http://localhost:${port}`,
    STUDIO_PORT: String(port),
    STUDIO_PREVIEW_ORIGIN: `http://localhost:${previewPort}`,
    STUDIO_PREVIEW_PORT: String(previewPort),
    DATABASE_URL: '',
  })
  const database = await openDatabase({ dataDirectory: join(directory, 'data'), databaseUrl: null })
  store = await openAccess(database)
  const invitation = await createLink(store, { kind: 'invitation', name: WIM.name, role: WIM.role })
  await followLink(store, invitation, WIM, { id: 'key', publicKey: 'public', counter: 0 })
  writer = await signedIn(await browser.newContext())
  plain = await signedIn(await browser.newContext({ javaScriptEnabled: false }))
  client = await browser.newPage()
})

test.afterAll(async () => {
  await store?.database.destroy()
  await studio?.end()
  await removeProject(directory)
})

async function signedIn(context: BrowserContext): Promise<Page> {
  const value = await startSession(store, WIM.id)
  await context.addCookies([{ name: 'studio', value, url: studio.url }])
  return context.newPage()
}

const buildButton = (page: Page) => page.getByRole('button', { name: /^Build the preview/ })

test('a writer saves a draft and builds the preview, without script too', async () => {
  await writer.goto(`${studio.url}/#${DRAFT}`)
  await writer.getByRole('main').getByLabel('Title', { exact: true }).fill(TITLE)
  await writer.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(writer.getByRole('status').filter({ hasText: 'Ready.' })).toBeVisible()
  await plain.goto(studio.url)
  await plain.getByRole('link', { name: 'Preview', exact: true }).click()
  await buildButton(plain).click()
  await expect(plain.getByRole('status').first()).toContainText('Wim has been building it')
  const isBuilt = async () => {
    await plain.reload()
    return buildButton(plain).isVisible()
  }
  await expect.poll(isBuilt, { timeout: PATIENCE_MS }).toBe(true)
  await expect(buildButton(plain)).toHaveText('Build the preview again')
  await expect(plain.getByRole('status')).toHaveText(/^Built .* Nothing has changed since\.$/)
})

test('by a link a client without an account sees the draft, and the client’s form goes nowhere', async () => {
  await plain.getByRole('button', { name: 'Make a link' }).click()
  link = await plain.getByLabel(/^Link of Wim/).inputValue()
  await writer.goto(`${studio.url}/preview`)
  await expectSound(writer)
  const { origin } = new URL(link)
  expect((await client.goto(`${origin}/waiting`))?.status()).toBe(401)
  await expectSound(client)
  await client.goto(link)
  expect(client.url()).toBe(`${origin}/`)
  await client.goto(`${origin}/waiting`)
  await expect(client.getByRole('heading', { level: 1 })).toContainText(TITLE)
  const form = client.getByRole('contentinfo').locator('form')
  await beginForm(form)
  await form.getByRole('textbox').fill('client@company.example')
  await form.getByRole('button').click()
  await expect(form).toContainText('its forms send nothing')
})

test('the page says that content has changed since the preview was built', async () => {
  const file = join(directory, DRAFT)
  await writeFile(file, (await readFile(file, 'utf8')).replace('a boat', 'an island'))
  await plain.goto(`${studio.url}/preview`)
  await expect(plain.getByText('One file has changed since.')).toBeVisible()
})

test('a link that is ended opens nothing, and the log says who made and ended it', async () => {
  await plain.getByRole('button', { name: /^End now/ }).click()
  await expect(plain.getByRole('listitem').filter({ hasText: 'Link of' })).toHaveCount(0)
  expect((await client.goto(link))?.status()).toBe(401)
  expect((await client.reload())?.status()).toBe(401)
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('This preview is closed')
  const log = (await listAudit(store, 10)).map(({ person, action }) => `${person} ${action}`)
  expect(log).toEqual(
    expect.arrayContaining(['Wim made a link to the preview', 'Wim ended a link to the preview']),
  )
})
