import { chromium, type Locator, type Page } from '@playwright/test'
import { median } from '../../core/lib/median.ts'
import { BROWSER_ARGUMENTS } from '../browserArguments.ts'
import { findBrowser } from '../findBrowser.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

/** CPU slowdown from this machine to a mid-range phone. */
const CPU_SLOWDOWN = 4
/** Repetitions of each interaction; the median is printed. */
const TRIES = 5
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Time between pointer down and up. */
const HOLD_MS = 80
/** A visitor's time between seeing and acting. */
const REACTION_MS = 250

/** Measures how quickly pages respond to a visitor with a slow phone. */
export async function benchVisits(): Promise<void> {
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGUMENTS,
  })
  try {
    printRow('interaction', `longest answer, processor ${CPU_SLOWDOWN} times slower`)
    printRow('---', '---:')
    for (const [name, { viewport = PHONE, use }] of Object.entries(INTERACTIONS)) {
      const answersMs: number[] = []
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const hasTouch = viewport === PHONE
        const context = await browser.newContext({ baseURL: site.url, viewport, hasTouch })
        answersMs.push(await longestAnswerMs(await context.newPage(), use))
        await context.close()
      }
      printRow(name, `${median(answersMs)} ms`)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** An action on a page in a window of the given size. */
type Interaction = { viewport?: typeof PHONE; use: (page: Page) => Promise<void> }

/**
 * Taps on touch devices, else clicks with a mouse. Playwright's own clicks take no time between down and up, and make
 * the page hit-test at each event, unlike a real press.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const page = target.page()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} cannot be clicked: it is not visible.`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [point])
    await page.waitForTimeout(HOLD_MS)
    await touch('touchEnd', [])
    await devtools.detach()
  } else {
    await page.mouse.move(point.x, point.y)
    await page.mouse.down()
    await page.waitForTimeout(HOLD_MS)
    await page.mouse.up()
  }
}

const menu = (address: string): Interaction => ({
  use: async (page) => {
    await page.goto(address)
    await press(page.getByRole('button', { name: 'Menu' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  },
})

const search = (address: string): Interaction => ({
  use: async (page) => {
    await page.goto(address)
    await press(page.getByRole('banner').getByRole('button', { name: 'Search' }))
    await page.keyboard.type('gdpr')
  },
})

const INTERACTIONS: Record<string, Interaction> = {
  '/: the menu opens and closes': menu('/'),
  '/blog: the menu opens and closes': menu('/blog'),
  '/Importance-of-ux: the menu opens and closes': menu('/Importance-of-ux'),
  '/: the search opens and takes letters': search('/'),
  '/pricing: the search opens and takes letters': search('/pricing'),
  '/: the options open and close': {
    viewport: DESKTOP,
    use: async (page) => {
      await page.goto('/')
      await press(page.getByRole('banner').locator('[commandfor="options-panel"]'))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    },
  },
  '/: a drop-down of the navigation opens': {
    viewport: DESKTOP,
    use: async (page) => {
      await page.goto('/')
      await page.getByRole('banner').locator('[aria-expanded]').first().press('ArrowDown')
    },
  },
  '/: a dot brings the next client': {
    use: async (page) => {
      await page.goto('/')
      await press(page.locator('[data-dot]').nth(1))
    },
  },
  '/pricing: prices change category and currency': {
    use: async (page) => {
      await page.goto('/pricing')
      await press(page.getByRole('tab', { name: 'Ads Services' }))
      // A visitor sees the prices before changing their currency.
      await page.getByRole('tabpanel', { name: 'Ads Services' }).waitFor()
      await page.waitForTimeout(REACTION_MS)
      await press(page.getByRole('button', { name: /Dollars/ }))
    },
  },
  '/faq: a question opens': {
    use: async (page) => {
      await page.goto('/faq')
      await press(page.locator('summary').nth(2))
    },
  },
  '/contact: the form is filled in': {
    use: async (page) => {
      await page.goto('/contact')
      const form = page.getByRole('main')
      await form.getByRole('textbox', { name: 'Name' }).pressSequentially('Robin Vale')
      await form.getByRole('textbox', { name: 'Email' }).pressSequentially('robin@example.org')
    },
  },
  '/contact: the form is sent with nothing in it': {
    use: async (page) => {
      await page.goto('/contact')
      await press(page.getByRole('main').locator('form [type="submit"]'))
    },
  },
  '/: scrolled through and tapped': {
    use: async (page) => {
      await page.goto('/')
      for (let screen = 0; screen < 12; screen++) {
        await page.mouse.wheel(0, PHONE.height)
        await page.mouse.click(4, 400)
      }
    },
  },
}

/**
 * The longest time from a click, tap or key press to the next frame (as INP reports it), in steps of 8 ms, as the
 * browser measures.
 */
async function longestAnswerMs(page: Page, use: (page: Page) => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    new PerformanceObserver((list) => {
      // Hovering is not an interaction: only clicks, taps and key presses have an id.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) durations.push(duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await use(page)
  return page.evaluate(async () => {
    // Entries arrive after their frame.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
    }
    const { durations } = globalThis as unknown as { durations: number[] }
    return Math.max(0, ...durations)
  })
}
