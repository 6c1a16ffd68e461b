import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { componentOf } from '../site/sections/sectionFiles.ts'
import * as schemas from '../site/sections/sections.ts'

const VIEWPORT_PX = { width: 1440, height: 900 }
/** Sections below this height, such as a mere button, get no picture. */
const MIN_HEIGHT_PX = 80
const SETTLED_AFTER_MS = 500
/** With these values all pictures together stay below 150 kB. */
const PICTURE = { width: 240, height: 150, quality: 55 }

/** Takes a small picture of each kind of section, named by its type, from its specimen in the gallery. */
export async function drawSections(
  browser: Browser,
  baseUrl: string,
  directory: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT_PX, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(new URL('/gallery', baseUrl).href, { waitUntil: 'load' })
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  for (const { shape } of Object.values(schemas)) {
    const type = shape.type.value
    const specimen = page.locator(`[data-specimen="${componentOf(type)}"] > div`)
    if ((await specimen.count()) === 0) continue
    // Pictures and islands load when the specimen scrolls into view.
    await specimen.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_AFTER_MS)
    const box = await specimen.boundingBox()
    if (!box || box.height < MIN_HEIGHT_PX) continue
    const y = Math.max(0, box.y)
    const height = Math.min(box.height, VIEWPORT_PX.height - y)
    const png = await page.screenshot({ clip: { x: 0, y, width: VIEWPORT_PX.width, height } })
    await sharp(png)
      .resize(PICTURE.width, PICTURE.height, { fit: 'contain', background: '#fff' })
      .webp({ quality: PICTURE.quality, effort: 6 })
      .toFile(join(directory, `${type}.webp`))
  }
  await context.close()
}
