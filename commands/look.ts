import { mkdir, rm } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run look -- ADDRESS… [options]
Takes pictures of pages of a running site, whole and in parts of a window's height, into look/.
  ADDRESS             a path as /about, or a whole address
  --base URL          where the site runs (default http://127.0.0.1:4321)
  --width N           only this width (repeatable; default 390, 768 and 1440)
  --no-script         with script off
  --reduced-motion    for visitors who ask for less motion
  --open NAME         click the button or summary of this name first (repeatable)
  --fold              the first screen only
  --name NAME         the beginning of the file names
`

const HEIGHTS_PX: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 }

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    base: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 4321}` },
    width: { type: 'string', multiple: true, default: ['390', '768', '1440'] },
    'no-script': { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
    open: { type: 'string', multiple: true, default: [] },
    fold: { type: 'boolean', default: false },
    name: { type: 'string' },
  },
})

if (positionals.length === 0) stop('Which page?', HELP)

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
await mkdir('look', { recursive: true })
try {
  for (const address of positionals) {
    for (const width of values.width.map(Number)) await look(address, width)
  }
} finally {
  await browser.close()
}

async function look(address: string, width: number): Promise<void> {
  const height = HEIGHTS_PX[width] ?? 900
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: !values['no-script'],
    reducedMotion: values['reduced-motion'] ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  await page.goto(new URL(address, values.base).href, { waitUntil: 'networkidle' })
  for (const name of values.open) await openControl(page, name)
  const stem = `look/${values.name ?? (address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home')}-${width}`
  if (values.fold || values.open.length > 0) {
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

/** Scrolls as a visitor would, so that lazy pictures and reveals appear; every part is a file. */
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

/** Waits for pictures in view and for animations to end, except endless ones. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    // A picture that hidden overflow cuts off is never fetched, so its decoding would never end.
    const patience = new Promise((resolve) => setTimeout(resolve, 3000))
    await Promise.race([
      patience,
      Promise.all(inView.map((image) => image.decode().catch(() => {}))),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running') animation.finish()
    }
  })
}
