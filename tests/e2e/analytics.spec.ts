import type { BrowserContext, Page } from '@playwright/test'
import { COUNT_PATH } from '../../forms/fields.ts'
import { openPrerenderTab } from '../support/prerenderTab.ts'
import { roundOf } from '../support/round.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const COUNTER = /\/_astro\/countPage\./

// A browser that declares itself automated is not counted.
test.use({ userAgent: BROWSER })

test.beforeEach(({ context }) => context.addInitScript(pretendToBeAPerson))

function pretendToBeAPerson(): void {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
}

/** Page reports sent to the receiver from now on, in order. */
function listen(context: BrowserContext): Record<string, string>[] {
  const told: Record<string, string>[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== COUNT_PATH) return
    told.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  })
  return told
}

/** Requests for the counter's script from now on. */
function listenForScript(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (COUNTER.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

test('a page view is reported once, with its referrer; the policy allows the request, and the receiver accepts it', async ({
  page,
  context,
}) => {
  const told = listen(context)
  const answer = page.waitForResponse((response) => response.url().endsWith(COUNT_PATH))
  await page.goto('/about?utm_source=letter&gclid=123', {
    referer: 'https://search.example/find?q=secret',
  })
  await expect
    .poll(() => told)
    .toEqual([{ page: '/about', referrer: 'search.example', utm_source: 'letter' }])
  expect((await answer).status()).toBe(204)
  await page.goto('/contact')
  await expect.poll(() => told.at(-1)).toEqual({ page: '/contact' })
  await page.reload()
  await expect.poll(() => told.filter((one) => !('cls' in one))).toHaveLength(3)
  expect(await context.cookies()).toEqual([])
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toMatch(/count/i)
})

test('loading speed and layout shifts are reported once, when the visitor leaves the page', async ({
  page,
  context,
}) => {
  // Playwright does not report requests of a page that unloads, so sessionStorage records the beacons.
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem(`${performance.timeOrigin + performance.now()}`, String(body))
      return send(address, body)
    }
  })
  const told = () =>
    page.evaluate(() =>
      Object.values(sessionStorage).map((body) => Object.fromEntries(new URLSearchParams(body))),
    )
  await page.goto('/about')
  await expect.poll(told).toEqual([{ page: '/about' }])
  // A busy browser may report its largest contentful paint late.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.keyboard.press('Tab')
  await page.goto('/contact')
  const vitals = async () => (await told()).filter((one) => 'lcp' in one)
  expect(await vitals()).toEqual([
    expect.objectContaining({ page: '/about', lcp: expect.stringMatching(/^[\d.]+$/) }),
  ])
  expect(Number((await vitals())[0]?.cls)).toBeGreaterThanOrEqual(0)
})

test('a page restored from the back/forward cache is reported again, without its source', {
  tag: '@long',
}, async ({ page, context }) => {
  const told = listen(context)
  await page.goto('/about?utm_source=letter')
  await expect.poll(() => told).toHaveLength(1)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect
    .poll(() => told)
    .toEqual([{ page: '/about', utm_source: 'letter' }, { page: '/about' }])
})

for (const [wish, property, value] of roundOf([
  ['sets Do Not Track', 'doNotTrack', '1'],
  ['sets Global Privacy Control', 'globalPrivacyControl', true],
  ['declares itself automated', 'webdriver', true],
] as const)) {
  test(`a browser that ${wish} reports nothing and does not load the counter`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(
      ([name, answer]) => {
        Object.defineProperty(Navigator.prototype, name, { get: () => answer, configurable: true })
      },
      [property, value] as const,
    )
    const told = listen(context)
    const fetched = listenForScript(page)
    await page.goto('/about')
    await nextFrames(page)
    expect(told).toEqual([])
    expect(fetched).toEqual([])
  })
}

test('a prerendered page is reported when it is shown', { tag: '@long' }, async ({ baseURL }) => {
  const tab = await openPrerenderTab(`${baseURL}/accessibility`)
  try {
    await tab.prerender('/about')
    // This tab declares itself automated too, so the test starts the counter by hand.
    const [script] = await tab.evaluate<string[]>(
      `document.documentElement.outerHTML.match(/\\/_astro\\/countPage[^"]+/)`,
    )
    await tab.evaluate(`{
      globalThis.told = []
      navigator.sendBeacon = (address, body) => told.push(String(body))
      import("${script}").then(({ countPage }) => countPage('/')).then(() => { globalThis.isReady = true })
    }`)
    await expect.poll(() => tab.evaluate('globalThis.isReady')).toBe(true)
    expect(await tab.evaluate('told')).toEqual([])
    await tab.activate()
    expect(await tab.evaluate('told')).toEqual(['page=%2Fabout'])
  } finally {
    await tab.close()
  }
})
