import { test as base, expect } from '@playwright/test'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import { CONTENT_DIRECTORY } from './sites/site.ts'

type VisitFixtures = {
  /** Expected errors of a test: matching faults do not count. */
  staged: RegExp[]
}

type WorkerFixtures = {
  /** The content of the site under test. */
  content: SiteContent
}

/**
 * A visit. It fails at its end on every unexpected console message, exception, failed request or error status,
 * in whichever tab, unless the test expects it.
 */
export const test = base.extend<VisitFixtures, WorkerFixtures>({
  staged: [[], { option: true }],

  context: async ({ context, staged }, use) => {
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
    await use(context)
    const stray = faults.filter((fault) => !staged.some((expected) => expected.test(fault)))
    expect(stray, 'nothing strays during the visit').toEqual([])
  },

  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => use(await readContent(CONTENT_DIRECTORY)),
    { scope: 'worker' },
  ],
})

/** Chromium throws in a page if the next page takes no part in its transition; no script can catch it. */
function isTransitionGivenUp(message: string): boolean {
  return /^Transition was (?:aborted|skipped)/.test(message)
}

export { expect }
