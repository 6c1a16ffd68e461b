import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../content-model/colours.ts'
import { applyCss } from './applyCss.ts'

/** The contrast that WCAG requires for large text: from 24 px, or from 18.66 px in bold. */
const LARGE_CONTRAST = 3
const TEXT_CONTRAST = 4.5

type Words = {
  text: string
  colour: string
  isLarge: boolean
  box: { x: number; y: number; width: number; height: number }
}

/**
 * Text on pictures with too little contrast. The text is made transparent to measure its background, and stays
 * transparent.
 */
export async function collectWordsOnPictures(page: Page): Promise<string[]> {
  const all = await wordsOnPictures(page)
  if (all.length === 0) return []
  await applyCss(page, '* { color: transparent !important }')
  const { data, info } = await sharp(
    await page.screenshot({ fullPage: true, animations: 'disabled' }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const faint: string[] = []
  for (const { text, colour, isLarge, box } of all) {
    const pixels = await sharp(data, { raw: info })
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      // A cell is about the size of a letter, since single pixels of an edge make no word illegible.
      .resize({ width: Math.ceil(box.width / 12), height: Math.ceil(box.height / 12), fit: 'fill' })
      .raw()
      .toBuffer()
    const ratios = Array.from({ length: pixels.length / 3 }, (_, cell) =>
      contrastRatio(colour, `#${pixels.subarray(3 * cell, 3 * cell + 3).toString('hex')}`),
    )
    const least = Math.min(...ratios)
    if (least < (isLarge ? LARGE_CONTRAST : TEXT_CONTRAST)) {
      faint.push(`${text}: ${least.toFixed(2)}`)
    }
  }
  return faint
}

/**
 * A box for each line of text that overlaps a picture. Skips slides, because a full-page screenshot enlarges the window
 * and moves them.
 */
function wordsOnPictures(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = []
    const pictures = [...document.querySelectorAll('main img')]
      .filter((picture) => picture.checkVisibility({ opacityProperty: true }))
      .map((picture) => picture.getBoundingClientRect())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      if (parent.closest('.visually-hidden, dialog, noscript, slide-show')) continue
      const { color, fontSize, fontWeight } = getComputedStyle(parent)
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
      const sizePx = Number.parseFloat(fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const left = Math.max(0, Math.floor(line.left))
        const right = Math.min(innerWidth, Math.ceil(line.right))
        const isOver = pictures.some(
          (picture) =>
            left < picture.right &&
            picture.left < right &&
            line.top < picture.bottom &&
            picture.top < line.bottom,
        )
        if (!isOver || right - left < 2 || line.height < 2) continue
        found.push({
          text: text.slice(0, 40),
          colour: `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
          isLarge: sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 600),
          box: {
            x: left,
            y: Math.floor(line.top + scrollY),
            width: right - left,
            height: Math.ceil(line.height),
          },
        })
      }
    }
    return found
  })
}
