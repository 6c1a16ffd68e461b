import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { SQLITE_FILE_NAME } from '../../core/database/openSqlite.ts'
import { beginForm } from '../support/beginForm.ts'
import { copySite } from '../support/deploy/copySite.ts'
import { startStaticHost } from '../support/deploy/startStaticHost.ts'
import { readHostRules } from '../support/hostRules.ts'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { freePort } from '../support/receiver/freePort.ts'
import { roundOf } from '../support/round.ts'
import { PROJECT_DIRECTORY } from '../support/sites/site.ts'
import { untilListening } from '../support/untilListening.ts'
import { expect, test } from '../support/visitor.ts'

const START_PATIENCE_MS = 30_000
const THANKS = '✔ Thanks for submitting!'

/** Hosts of the same folder: one that obeys `_headers`, and one that ignores it. */
const HOSTS = ['obeying', 'plain'] as const
type Host = Awaited<ReturnType<typeof startStaticHost>>

let folder: string
let receiver: ChildProcess
let hosts: Record<(typeof HOSTS)[number], Host>

// All tests of this file share one receiver and one copy of the site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  const site = join(folder, 'site')
  const port = await freePort()
  await copySite(site, `http://127.0.0.1:${port}`)
  const obeying = await startStaticHost(site, await readHostRules(site))
  const plain = await startStaticHost(site, [])
  hosts = { obeying, plain }
  receiver = spawn(process.execPath, ['receiver/start.ts'], {
    cwd: PROJECT_DIRECTORY,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...BLANK_SETTINGS,
      PORT: String(port),
      SITE_DIRECTORY: 'none',
      DATA_DIRECTORY: join(folder, 'data'),
      ALLOWED_ORIGINS: `${obeying.url},${plain.url}`,
    },
  })
  await untilListening(port, START_PATIENCE_MS)
})

test.afterAll(async () => {
  const ended = once(receiver, 'exit')
  receiver.kill('SIGTERM')
  await ended
  for (const host of Object.values(hosts)) host.stop()
  await rm(folder, { recursive: true })
})

/** The names of the forms that are stored from an email address. */
function keptFrom(email: string): unknown[] {
  const database = new DatabaseSync(join(folder, 'data', SQLITE_FILE_NAME), { readOnly: true })
  try {
    const rows = database.prepare('select form from submissions where email = ? order by form')
    return rows.all(email).map(({ form }) => form)
  } finally {
    database.close()
  }
}

const newsletter = (page: Page) => page.getByRole('contentinfo').locator('form')
const contact = (page: Page) => page.getByRole('form', { name: 'Tell us what you need' })

async function writeMessage(page: Page, email: string): Promise<void> {
  const words = { Name: 'Nora Dunmore', Email: email, Subject: 'New website', Comments: 'Five.' }
  for (const [name, value] of Object.entries(words)) {
    await contact(page).getByRole('textbox', { name, exact: true }).fill(value)
  }
  await contact(page).getByRole('checkbox').check()
}

const send = (page: Page) => contact(page).getByRole('button', { name: 'Send A Message' }).click()

for (const name of roundOf(HOSTS)) {
  test.describe(`on a static host (${name}), with the receiver elsewhere`, () => {
    test('a visitor subscribes and sends a message without leaving the page', async ({ page }) => {
      const email = `visitor-${randomUUID()}@example.com`
      const answer = await page.goto(`${hosts[name].url}/contact`)
      const policy = answer?.headers()['content-security-policy']
      expect(policy !== undefined).toBe(name === 'obeying')

      for (const form of [newsletter(page), contact(page)]) await beginForm(form)
      await newsletter(page).getByRole('textbox').fill(email)
      await newsletter(page).getByRole('button').click()
      await expect(newsletter(page).getByRole('status')).toHaveText(THANKS)
      await writeMessage(page, email)
      await send(page)
      await expect(contact(page).getByRole('status')).toHaveText(THANKS)
      expect(keptFrom(email)).toEqual(['contact', 'newsletter'])
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('a sent form ends on the thank-you page of the site', { tag: '@long' }, async ({
        page,
      }) => {
        const email = `visitor-${randomUUID()}@example.com`
        await page.goto(`${hosts[name].url}/contact`)
        await writeMessage(page, email)
        await send(page)
        await expect(page).toHaveURL(`${hosts[name].url}/thank-you`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')

        await newsletter(page).getByRole('textbox').fill(email)
        await newsletter(page).getByRole('button').click()
        await page.waitForURL(`${hosts[name].url}/thank-you`)
        await expect.poll(() => keptFrom(email)).toEqual(['contact', 'newsletter'])
      })
    })
  })
}
