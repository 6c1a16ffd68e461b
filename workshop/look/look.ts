import { rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'

const HEIGHTS_PX: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 }

export type LookOptions = {
  /** Address of the running site. */
  baseUrl: string
  hasScript: boolean
  hasReducedMotion: boolean
  /** Names of buttons, tabs or summaries to click first. */
  open: readonly string[]
  isFirstScreenOnly: boolean
  /** The beginning of the file names, by default derived from the address. */
  name?: string
}

/** Takes pictures of one page at one width. */
export async function look(
  browser: Browser,
  address: string,
  widthPx: number,
  options: LookOptions,
): Promise<void> {
  const height = HEIGHTS_PX[widthPx] ?? 900
  const context = await browser.newContext({
    viewport: { width: widthPx, height },
    javaScriptEnabled: options.hasScript,
    reducedMotion: options.hasReducedMotion ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  await page.goto(new URL(address, options.baseUrl).href, { waitUntil: 'networkidle' })
  for (const name of options.open) await openControl(page, name)
  const stem = `look/${options.name ?? (address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home')}-${widthPx}`
  if (options.isFirstScreenOnly || options.open.length > 0) {
    await page.screenshot({ path: `${stem}-fold.png` })
  } else {
    await takeParts(page, stem, height)
  }
  await context.close()
}

async function openControl(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('tab', { name, exact: true }))
    .or(page.locator('summary', { hasText: name }))
  await control.locator('visible=true').first().click()
  await page.waitForLoadState('networkidle')
  await finishAnimations(page)
}

/** Scrolls as a visitor would, so that lazy pictures and reveals appear. Writes a file for every part. */
async function takeParts(page: Page, stem: string, height: number): Promise<void> {
  const total = await page.evaluate(() => document.documentElement.scrollHeight)
  const parts = Math.ceil(total / height)
  await rm(`${stem}-whole.png`, { force: true })
  for (let part = 0; part < parts; part++) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), part * height)
    await page.waitForLoadState('networkidle')
    await finishAnimations(page)
    await page.screenshot({ path: `${stem}-part-${String(part + 1).padStart(2, '0')}.png` })
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path: `${stem}-whole.png`, fullPage: true })
}

/** Waits for pictures in view and finishes time-based animations. Scroll-driven animations keep their position. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    // A picture that hidden overflow cuts off is never fetched, so decoding it would never end.
    const patience = new Promise((resolve) => setTimeout(resolve, 3000))
    await Promise.race([
      patience,
      Promise.all(inView.map((image) => image.decode().catch(() => {}))),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running' && animation.timeline === document.timeline) {
        animation.finish()
      }
    }
  })
}
