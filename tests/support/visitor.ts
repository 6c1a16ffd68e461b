import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import { CONTENT_DIRECTORY } from './sites/site.ts'

type VisitFixtures = {
  /** Expected errors of a test. Faults that match do not fail the test. */
  staged: RegExp[]
  /**
   * Opens an address at the top of the page, for tests that only read. Such tests share a tab and a page that is
   * already open, since a context and a page load for each test would take most of their time.
   */
  read: (address: string, viewport?: Size) => Promise<Page>
}

type WorkerFixtures = {
  /** The content of the site under test. */
  content: SiteContent
  /** The tab that `read` uses, with all faults that occurred in it. */
  readingTab: { page: Page; faults: string[]; viewport: Size }
}

type Size = { width: number; height: number }

/**
 * A visit. It fails at its end if there was an unexpected console message, exception, failed request or error status in
 * any tab.
 */
export const test = base.extend<VisitFixtures, WorkerFixtures>({
  staged: [[], { option: true }],

  context: async ({ context, staged }, use) => {
    const faults = faultsOf(context)
    await use(context)
    expectOnly(staged, faults)
  },

  read: async ({ readingTab: { page, faults, viewport: usual }, staged }, use) => {
    const before = faults.length
    await use(async (address, viewport = usual) => {
      await page.setViewportSize(viewport)
      if (new URL(page.url()).pathname !== address) await page.goto(address)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      return page
    })
    expectOnly(staged, faults.slice(before))
  },

  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => use(await readContent(CONTENT_DIRECTORY)),
    { scope: 'worker' },
  ],

  readingTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, reducedMotion } = project.use
      if (!viewport) throw new Error('The configuration has a size of window.')
      const context = await browser.newContext({ baseURL, viewport, locale, reducedMotion })
      const faults = faultsOf(context)
      await use({ page: await context.newPage(), faults, viewport })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Collects the faults in all tabs of a browser context from now on. */
function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (report) => {
    const { message, stack } = report.error()
    if (!isTransitionGivenUp(message)) faults.push(`exception: ${message} ${stack}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Chromium cancels a page's open requests when the visitor leaves it.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${reason} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`)
  })
  return faults
}

function expectOnly(staged: RegExp[], faults: string[]): void {
  const stray = faults.filter((fault) => !staged.some((expected) => expected.test(fault)))
  expect(stray, 'no unexpected faults during the visit').toEqual([])
}

/** Chromium throws in a page if the next page does not join its view transition; no script can catch this error. */
function isTransitionGivenUp(message: string): boolean {
  return /^Transition was (?:aborted|skipped)/.test(message)
}

export { expect }
