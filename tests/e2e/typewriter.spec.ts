import type { Page } from '@playwright/test'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { typedText } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

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
  await nextFrames(page)
})

test('the five phrases are typed in a loop after the lead-in; screen readers get all of them, and Pause stops the typing', async ({
  page,
}) => {
  const whole = `Take Your Business to the Next Level with ${PHRASES.join(', ')}`
  await expect(headline(page)).toContainText('Take Your Business to the Next Level with')
  await expect(headline(page)).toHaveAccessibleName(whole)

  await test.step('the headline stands still while paused, and then types on', async () => {
    await pauseButton(page).click()
    await pass(page, 20_000)
    expect(await typedText(page)).toBe('Custom Websites')
    await expect(pauseButton(page)).toHaveAccessibleName('Play')
    await pauseButton(page).click()
    await expect(pauseButton(page)).toHaveAccessibleName('Pause')
  })

  await test.step('a complete phrase stays for 1000 ms', async () => {
    await pass(page, COMPLETE_MS - 1)
    expect(await typedText(page)).toBe('Custom Websites')
    await pass(page, 1)
    expect(await typedText(page)).toBe('Custom Website')
    await expect(headline(page)).toHaveAccessibleName(whole)
  })

  await test.step('the five phrases follow each other', async () => {
    for (const [index, phrase] of PHRASES.entries()) {
      const next = PHRASES[(index + 1) % PHRASES.length] ?? ''
      await pass(page, (phrase.length - 1) * DELETE_MS + next.length * TYPE_MS)
      expect(await typedText(page)).toBe(next)
      await pass(page, COMPLETE_MS)
    }
  })
})

test('a letter is deleted every 50 ms', { tag: '@long' }, async ({ page }) => {
  await pass(page, COMPLETE_MS)
  await pass(page, DELETE_MS - 1)
  expect(await typedText(page)).toBe('Custom Website')
  await pass(page, 1)
  expect(await typedText(page)).toBe('Custom Websit')
  await pass(page, 12 * DELETE_MS)
  expect(await typedText(page)).toBe('C')
})

test('a letter is typed every 100 ms', { tag: '@long' }, async ({ page }) => {
  await pass(page, COMPLETE_MS + 14 * DELETE_MS)
  expect(await typedText(page)).toBe('')
  await pass(page, TYPE_MS - 1)
  expect(await typedText(page)).toBe('')
  await pass(page, 1)
  expect(await typedText(page)).toBe('M')
  await pass(page, 10 * TYPE_MS)
  expect(await typedText(page)).toBe('Mobile Apps')
})

test('the headline stands still under the pointer', { tag: '@long' }, async ({ page }) => {
  await headline(page).hover()
  await pass(page, 20_000)
  expect(await typedText(page)).toBe('Custom Websites')
  await page.mouse.move(700, 5)
  await pass(page, COMPLETE_MS)
  expect(await typedText(page)).not.toBe('Custom Websites')
})

test('nothing moves below the headline while it types', { tag: '@long' }, async ({ page }) => {
  const action = page.getByRole('link', { name: 'Request Your Free Consultation Today!' })
  const before = await action.boundingBox()
  for (let step = 0; step < 12; step++) {
    await pass(page, 700)
    expect(await action.boundingBox()).toEqual(before)
  }
})

for (const address of ['/', '/home-2']) {
  test(`on ${address} the DOM text of the headline is its visible text, and the ball follows the last letter`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(address)
    await nextFrames(page)
    const ballAndTextEnd = () =>
      headline(page).evaluate((element) => {
        const typed = element.querySelector('[data-typed]')
        const ball = typed?.nextElementSibling
        const text = typed?.firstChild
        if (!ball || !text?.textContent?.trim()) return undefined
        const lastLetter = document.createRange()
        lastLetter.setStart(text, text.textContent.trimEnd().length - 1)
        lastLetter.setEnd(text, text.textContent.trimEnd().length)
        const [ballBox, letterBox] = [ball.getClientRects()[0], lastLetter.getBoundingClientRect()]
        return {
          read: (element as HTMLElement).innerText.endsWith(text.textContent),
          unseen: getComputedStyle(ball, '::after').visibility,
          isBeside: Math.abs((ballBox?.left ?? 0) - letterBox.right) < 0.3 * letterBox.height,
        }
      })
    for (let step = 0; step < 40; step++) {
      await pass(page, TYPE_MS)
      const seen = await ballAndTextEnd()
      const isBetweenWords = /^$|\s$/.test(await typedText(page))
      if (isBetweenWords) continue
      expect(seen).toEqual({ read: true, unseen: 'hidden', isBeside: true })
    }
  })
}

test('the headline stops out of view, and continues in view', { tag: '@long' }, async ({
  page,
}) => {
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

test('the headline stops in a hidden tab', { tag: '@long' }, async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await pass(page, 20_000)
  expect(await typedText(page)).toBe('Custom Websites')
})
