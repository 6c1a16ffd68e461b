import type { Page } from '@playwright/test'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { typedText, typingBegins } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'

const PHRASES = ['Custom Websites', 'Mobile Apps', 'SEO Rankings', 'Targeted Ads', 'Ai Automation']
const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

function headline(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function pauseButton(page: Page) {
  return page
    .getByRole('region')
    .filter({ has: headline(page) })
    .getByRole('button', {
      name: /Pause|Play/,
    })
}

test.beforeEach(async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await typingBegins(page)
})

test('the headline begins with its lead-in and the first phrase', async ({ page }) => {
  await expect(headline(page)).toContainText('Take Your Business to the Next Level with')
  expect(await typedText(page)).toBe('Custom Websites')
})

test('a complete phrase stands for 1000 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS - 1)
  expect(await typedText(page)).toBe('Custom Websites')
  await pass(page, 1)
  expect(await typedText(page)).toBe('Custom Website')
})

test('a letter is deleted every 50 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS)
  await pass(page, DELETE_MS - 1)
  expect(await typedText(page)).toBe('Custom Website')
  await pass(page, 1)
  expect(await typedText(page)).toBe('Custom Websit')
  await pass(page, 12 * DELETE_MS)
  expect(await typedText(page)).toBe('C')
})

test('a letter is typed every 100 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS + 14 * DELETE_MS)
  expect(await typedText(page)).toBe('')
  await pass(page, TYPE_MS - 1)
  expect(await typedText(page)).toBe('')
  await pass(page, 1)
  expect(await typedText(page)).toBe('M')
  await pass(page, 10 * TYPE_MS)
  expect(await typedText(page)).toBe('Mobile Apps')
})

test('the five phrases follow each other for ever', async ({ page }) => {
  const seen: string[] = []
  for (const [index, phrase] of PHRASES.entries()) {
    seen.push(await typedText(page))
    const next = PHRASES[(index + 1) % PHRASES.length] ?? ''
    await pass(page, COMPLETE_MS + (phrase.length - 1) * DELETE_MS + next.length * TYPE_MS)
  }
  expect(seen).toEqual(PHRASES)
  expect(await typedText(page)).toBe('Custom Websites')
})

test('the headline stands still while it is paused', async ({ page }) => {
  await pauseButton(page).click()
  await pass(page, 20_000)
  expect(await typedText(page)).toBe('Custom Websites')
})

test('the headline types on after the pause', async ({ page }) => {
  await pauseButton(page).click()
  await expect(pauseButton(page)).toHaveAccessibleName('Play')
  await pauseButton(page).click()
  await expect(pauseButton(page)).toHaveAccessibleName('Pause')
  await pass(page, COMPLETE_MS)
  expect(await typedText(page)).not.toBe('Custom Websites')
})

test('the headline stands still under the pointer', async ({ page }) => {
  await headline(page).hover()
  await pass(page, 20_000)
  expect(await typedText(page)).toBe('Custom Websites')
  await page.mouse.move(700, 5)
  await pass(page, COMPLETE_MS)
  expect(await typedText(page)).not.toBe('Custom Websites')
})

test('a listener hears the headline whole, whatever is typed', async ({ page }) => {
  const whole = `Take Your Business to the Next Level with ${PHRASES.join(', ')}`
  await expect(headline(page)).toHaveAccessibleName(whole)
  await pass(page, COMPLETE_MS + 5 * DELETE_MS)
  await expect(headline(page)).toHaveAccessibleName(whole)
})

test('nothing moves below the headline while it types', async ({ page }) => {
  const action = page.getByRole('link', { name: 'Request Your Free Consultation Today!' })
  const before = await action.boundingBox()
  for (let step = 0; step < 12; step++) {
    await pass(page, 700)
    expect(await action.boundingBox()).toEqual(before)
  }
})

test('typing lays nothing out: letters and ball only show and move', async ({ page }) => {
  // The partners above the headline move as well.
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await pass(page, COMPLETE_MS)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value
  }
  const before = await layouts()
  const text = await typedText(page)
  for (let step = 0; step < 10; step++) await pass(page, TYPE_MS)
  expect(await typedText(page)).not.toBe(text)
  expect(await layouts()).toBe(before)
})

test('however many letters are typed, few things move: each would be worked out as a press is answered', async ({
  page,
}) => {
  const animations = await headline(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  )
  expect(animations).toBeGreaterThan(0)
  expect(animations).toBeLessThan(8)
})

test('no letter is cut, however close they stand: they may reach over into each other', async ({
  page,
}) => {
  await page.goto('/home-2')
  await typingBegins(page)
  /** From the edges of what hides letters to the nearest letter beside them, as a share of their size. */
  const nearest = () =>
    headline(page)
      .locator('[data-typing]')
      .evaluate((typed) => {
        const shares: number[] = []
        for (const letter of typed.querySelectorAll('span')) {
          const window = letter.closest('[data-stage] > span')
          if (!window || letter.textContent?.length !== 1) continue
          if (getComputedStyle(letter).visibility === 'hidden') continue
          const { left, right, top } = letter.getBoundingClientRect()
          const edge = window.getBoundingClientRect()
          const isInRow = edge.top <= top && top < edge.bottom
          if (isInRow)
            shares.push(Math.min(Math.abs(edge.right - left), Math.abs(edge.right - right)))
        }
        return Math.min(...shares) / Number.parseFloat(getComputedStyle(typed).fontSize)
      })
  for (let step = 0; step < 40; step++) {
    expect(await nearest()).toBeGreaterThan(0.05)
    await pass(page, TYPE_MS)
  }
})

test('out of sight the headline stands still, and types on in sight', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }))
  await nextFrames(page)
  const text = await typedText(page)
  await pass(page, 20_700)
  expect(await typedText(page)).toBe(text)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await nextFrames(page)
  await pass(page, COMPLETE_MS)
  expect(await typedText(page)).not.toBe(text)
})

test('whoever is further down does not wait for it: it is made ready once it is in sight', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      scrollTo({ top: 3 * innerHeight, behavior: 'instant' }),
    )
  })
  await page.goto('/?')
  await nextFrames(page)
  await pass(page, COMPLETE_MS)
  await expect(headline(page).locator('[data-typing]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await typingBegins(page)
})
