import type { Page } from '@playwright/test'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

const PHRASES = ['Custom Websites', 'Mobile Apps', 'SEO Rankings', 'Targeted Ads', 'Ai Automation']
const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

function headline(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** The words that the eye sees after the lead-in. */
function typed(page: Page) {
  return headline(page).locator('[data-typewriter]')
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
  await nextFrames(page)
})

test('the headline begins with its lead-in and the first phrase', async ({ page }) => {
  await expect(headline(page)).toContainText('Take Your Business to the Next Level with')
  await expect(typed(page)).toHaveText('Custom Websites')
})

test('a complete phrase stands for 1000 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS - 1)
  await expect(typed(page)).toHaveText('Custom Websites')
  await pass(page, 1)
  await expect(typed(page)).toHaveText('Custom Website')
})

test('a letter is deleted every 50 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS)
  await pass(page, DELETE_MS - 1)
  await expect(typed(page)).toHaveText('Custom Website')
  await pass(page, 1)
  await expect(typed(page)).toHaveText('Custom Websit')
  await pass(page, 12 * DELETE_MS)
  await expect(typed(page)).toHaveText('C')
})

test('a letter is typed every 100 ms', async ({ page }) => {
  await pass(page, COMPLETE_MS + 14 * DELETE_MS)
  await expect(typed(page)).toHaveText('')
  await pass(page, TYPE_MS - 1)
  await expect(typed(page)).toHaveText('')
  await pass(page, 1)
  await expect(typed(page)).toHaveText('M')
  await pass(page, 10 * TYPE_MS)
  await expect(typed(page)).toHaveText('Mobile Apps')
})

test('the five phrases follow each other for ever', async ({ page }) => {
  const seen: (string | null)[] = []
  for (const [index, phrase] of PHRASES.entries()) {
    seen.push(await typed(page).textContent())
    const next = PHRASES[(index + 1) % PHRASES.length] ?? ''
    await page.clock.runFor(COMPLETE_MS + (phrase.length - 1) * DELETE_MS + next.length * TYPE_MS)
  }
  expect(seen).toEqual(PHRASES)
  await expect(typed(page)).toHaveText('Custom Websites')
})

test('the headline stands still while it is paused', async ({ page }) => {
  await pauseButton(page).click()
  await pass(page, 20_000)
  await expect(typed(page)).toHaveText('Custom Websites')
})

test('the headline types on after the pause', async ({ page }) => {
  await pauseButton(page).click()
  await expect(pauseButton(page)).toHaveAccessibleName('Play')
  await pauseButton(page).click()
  await expect(pauseButton(page)).toHaveAccessibleName('Pause')
  await pass(page, COMPLETE_MS)
  await expect(typed(page)).not.toHaveText('Custom Websites')
})

test('the headline stands still under the pointer', async ({ page }) => {
  await typed(page).hover()
  await pass(page, 20_000)
  await expect(typed(page)).toHaveText('Custom Websites')
  await page.mouse.move(700, 5)
  await pass(page, COMPLETE_MS)
  await expect(typed(page)).not.toHaveText('Custom Websites')
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
