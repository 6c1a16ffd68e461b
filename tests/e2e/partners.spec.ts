import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { bringIntoView, namesFrom, namesInView, slidesInView } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const DELAY_MS = 2000
const SPEED_MS = 1000
/** A frame on the test clock. A move that ends between two frames is complete at the second. */
const FRAME_MS = 16

function rows(page: Page) {
  return page.getByRole('group', { name: 'Our partners' })
}

test('each row lists the five partners twice, as logos that link to the home page', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const names = content.partners.map(({ name }) => name)
  await expect(rows(page)).toHaveCount(2)
  for (const row of await rows(page).all()) {
    const entries = row.getByRole('link')
    await expect(entries).toHaveCount(10)
    const listed = await entries.allTextContents()
    expect(listed.toSorted()).toEqual([...names, ...names].toSorted())
    const drawn = await entries.evaluateAll((all) =>
      all.map((entry) => ({
        href: entry.getAttribute('href'),
        isSeen: (entry.querySelector<SVGSVGElement>(':scope > svg')?.getBBox().width ?? 0) > 0,
      })),
    )
    expect(drawn).toEqual(drawn.map(() => ({ href: '/', isSeen: true })))
  }
})

for (const [widthPx, count] of roundOf([
  [320, 1],
  [480, 2],
  [768, 3],
  [1024, 4],
  [1280, 5],
] as const)) {
  test(`the number of logos side by side is ${count} from ${widthPx} px`, async ({ read }) => {
    const page = await read('/', { width: widthPx, height: 800 })
    for (const row of await rows(page).all()) {
      await expect.poll(() => slidesInView(row)).toHaveLength(count)
    }
    if (widthPx === 320) return
    await page.setViewportSize({ width: widthPx - 1, height: 800 })
    for (const row of await rows(page).all()) {
      await expect.poll(() => slidesInView(row)).toHaveLength(count - 1)
    }
  })
}

test('the logos are 15 px apart', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  for (const row of await rows(page).all()) {
    const slides = await slidesInView(row)
    for (const [index, slide] of slides.slice(1).entries()) {
      expect(slide.leftPx - (slides[index]?.rightPx ?? 0)).toBeCloseTo(15, 1)
    }
  }
})

test.describe('as time goes by', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await nextFrames(page)
  })

  test('the row rests 2000 ms, then moves by one logo in 1000 ms', async ({ page, content }) => {
    const names = content.partners.map(({ name }) => name)
    const row = rows(page).first()
    const before = await namesInView(row, names)
    expect(before).toHaveLength(5)
    await pass(page, DELAY_MS - 1)
    expect(await namesInView(row, names)).toEqual(before)
    await pass(page, 1 + SPEED_MS - 100)
    expect(await namesInView(row, names)).toEqual([])
    await pass(page, 100 + FRAME_MS)
    expect(await namesInView(row, names)).toEqual(namesFrom(names, before[1] ?? '', 5))
  })

  test('the row moves in a loop', { tag: '@long' }, async ({ page, content }) => {
    const names = content.partners.map(({ name }) => name)
    const row = rows(page).first()
    const first = (await namesInView(row, names))[0] ?? ''
    const seen: (string | undefined)[] = []
    // Samples are taken in the middle of each rest.
    await pass(page, DELAY_MS / 2)
    for (let move = 0; move < 12; move++) {
      seen.push((await namesInView(row, names))[0])
      await pass(page, (DELAY_MS + SPEED_MS) / 2)
      await pass(page, (DELAY_MS + SPEED_MS) / 2)
    }
    expect(seen).toEqual(namesFrom(names, first, 12))
  })

  for (const [place, index] of roundOf([
    ['top', 0],
    ['end', 1],
  ] as const)) {
    test(`the row at the ${place} of the page does not move while paused`, {
      tag: '@long',
    }, async ({ page }) => {
      const row = rows(page).nth(index)
      await bringIntoView(row)
      await nextFrames(page)
      const pause = row.locator('xpath=..').getByRole('button')
      await expect(pause).toHaveAccessibleName('Pause')
      await pause.click()
      await expect(pause).toHaveAccessibleName('Play')
      await page.mouse.move(5, 5)
      const before = await slidesInView(row)
      await pass(page, 10_000)
      expect(await slidesInView(row)).toEqual(before)
      await pause.click()
      await pass(page, DELAY_MS + SPEED_MS + FRAME_MS)
      expect(await slidesInView(row)).not.toEqual(before)
    })
  }

  test('the row stands still under the pointer', { tag: '@long' }, async ({ page }) => {
    const row = rows(page).first()
    const before = await slidesInView(row)
    await row.hover()
    await pass(page, 10_000)
    expect(await slidesInView(row)).toEqual(before)
    await page.mouse.move(700, 600)
    await pass(page, DELAY_MS + SPEED_MS + FRAME_MS)
    expect(await slidesInView(row)).not.toEqual(before)
  })

  test('the row stands still while it has keyboard focus', { tag: '@long' }, async ({ page }) => {
    const row = rows(page).first()
    await page.getByRole('link', { name: 'Get A Quote' }).first().focus()
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(row.locator(':focus')).toHaveCount(1)
    await nextFrames(page)
    const before = await slidesInView(row)
    await pass(page, 10_000)
    expect(await slidesInView(row)).toEqual(before)
  })

  test('a row out of view does not move', { tag: '@long' }, async ({ page }) => {
    const row = rows(page).last()
    const before = await slidesInView(row)
    await pass(page, 10_000)
    expect(await slidesInView(row)).toEqual(before)
  })
})
