import { type CDPSession, chromium, type Page } from '@playwright/test'
import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'
import { BROWSER_ARGUMENTS } from '../browserArguments.ts'
import { findBrowser } from '../findBrowser.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

const VIEWPORT = { width: 1440, height: 900 }
/** Scroll positions at which a page is left idle, as shares of its scroll height. */
const PLACES = [0, 0.5, 1]
/** Time for animations that run once on coming into view. */
const ARRIVAL_MS = 4_000
/** Two moves of the rows, which move every three seconds. */
const REST_MS = 6_000

/**
 * Measures the main thread's work for an idle page at its top, middle and end. Uses thread time, so that other programs
 * do not count.
 * @param peers addresses of pages of other sites to measure for comparison.
 */
export async function benchRest(peers: string[]): Promise<void> {
  const content = await readContent()
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGUMENTS,
  })
  const addresses = [
    ...allPages(content).map(({ path }) => path),
    ...content.posts.map(({ link }) => link),
  ].map((path) => ({ name: path, url: site.url + path }))
  try {
    printRow('page', 'top', 'middle', 'end', 'layouts a second')
    printRow('---', ...Array(4).fill('---:'))
    for (const { name, url } of [
      ...addresses,
      ...peers.map((peer) => ({ name: peer, url: peer })),
    ]) {
      const page = await browser.newPage({ viewport: VIEWPORT })
      await page.goto(url, { waitUntil: 'networkidle' })
      const places = await measure(page)
      printRow(
        name,
        ...places.map(({ busyMs }) => `${busyMs.toFixed(1)} ms/s`),
        Math.max(...places.map(({ layouts }) => layouts)).toFixed(1),
      )
      await page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Work of the main thread per second. */
type Rest = { busyMs: number; layouts: number }

async function measure(page: Page): Promise<Rest[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  // One pointer movement starts the work that waits for the first interaction; after that the page is left idle.
  await page.mouse.move(4, 400, { steps: 2 })
  const rests: Rest[] = []
  for (const place of PLACES) {
    await page.evaluate((share) => {
      const endPx = document.documentElement.scrollHeight - innerHeight
      scrollTo({ top: share * endPx, behavior: 'instant' })
    }, place)
    await page.waitForTimeout(ARRIVAL_MS)
    const before = await metrics(devtools)
    await page.waitForTimeout(REST_MS)
    const after = await metrics(devtools)
    const aSecond = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / (REST_MS / 1000)
    rests.push({ busyMs: aSecond('TaskDuration') * 1000, layouts: aSecond('LayoutCount') })
  }
  return rests
}

async function metrics(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
