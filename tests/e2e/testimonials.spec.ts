import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { bringIntoView, namesInView, slidesInView, swipe } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const DELAY_MS = 2000
const SPEED_MS = 1000
const FRAME_MS = 16

function section(page: Page) {
  return page.getByRole('region', { name: 'What Our Clients Say' })
}

function row(page: Page) {
  return section(page).getByRole('group')
}

test('the slider quotes four clients, each with name, role and company', async ({
  read,
  content,
}) => {
  const page = await read('/')
  await expect(row(page).getByRole('figure')).toHaveCount(4)
  for (const { name, position, review } of content.testimonials.slice(0, 4)) {
    const figure = row(page).getByRole('figure').filter({ hasText: name })
    await expect(figure.getByRole('blockquote')).toHaveText(review)
    await expect(figure.locator('figcaption')).toContainText(position)
  }
})

test('every rating reads 5 out of 5', async ({ read }) => {
  const page = await read('/')
  for (const figure of await row(page).getByRole('figure').all()) {
    await expect(figure.getByRole('img', { name: '5 out of 5', exact: true })).toHaveCount(1)
  }
})

for (const { widthPx, count, gapPx } of roundOf([
  { widthPx: 320, count: 1, gapPx: 10 },
  { widthPx: 767, count: 1, gapPx: 10 },
  { widthPx: 768, count: 2, gapPx: 25 },
  { widthPx: 1440, count: 2, gapPx: 25 },
])) {
  test(`the slider shows ${count} at a time, ${gapPx} px apart, at ${widthPx} px`, async ({
    read,
  }) => {
    const page = await read('/', { width: widthPx, height: 900 })
    await expect.poll(() => slidesInView(row(page))).toHaveLength(count)
    const distances = await row(page).evaluate((view) => {
      const boxes = [...view.querySelectorAll('[data-slide]')]
        .map((slide) => slide.getBoundingClientRect())
        .sort((one, other) => one.left - other.left)
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
    })
    expect(distances).toHaveLength(3)
    for (const distance of distances) expect(distance).toBeCloseTo(gapPx, 1)
  })
}

test.describe('as time goes by', () => {
  let names: string[] = []
  const inView = (page: Page) => namesInView(row(page), names)
  const pair = (first: number) => [names[first % 4], names[(first + 1) % 4]]

  test.beforeEach(async ({ page, content }) => {
    names = content.testimonials.slice(0, 4).map(({ name }) => name)
    await stopClock(page)
    await page.goto('/')
    await bringIntoView(row(page))
    await nextFrames(page)
  })

  test('the slider starts with the first two clients', { tag: '@long' }, async ({ page }) => {
    expect(await inView(page)).toEqual(pair(0))
  })

  test('the slider rests 2000 ms, then moves by one in 1000 ms', async ({ page }) => {
    await pass(page, DELAY_MS - 1)
    expect(await inView(page)).toEqual(pair(0))
    await pass(page, 1 + SPEED_MS - 100)
    expect(await inView(page)).toEqual([])
    await pass(page, 100 + FRAME_MS)
    expect(await inView(page)).toEqual(pair(1))
  })

  test('the slider moves in a loop', { tag: '@long' }, async ({ page }) => {
    for (let move = 1; move <= 5; move++) {
      await pass(page, DELAY_MS + SPEED_MS / 2)
      await pass(page, SPEED_MS / 2 + FRAME_MS)
      expect(await inView(page)).toEqual(pair(move))
    }
  })

  test('the dots show the current client', { tag: '@long' }, async ({ page }) => {
    const dots = section(page).getByRole('button', { name: /^Slide/ })
    await expect(dots).toHaveCount(4)
    const current = () =>
      dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))
    expect(await current()).toEqual(['true', null, null, null])
    await pass(page, DELAY_MS + SPEED_MS + FRAME_MS)
    expect(await current()).toEqual([null, 'true', null, null])
  })

  test('a dot leads to its client', { tag: '@long' }, async ({ page }) => {
    await section(page).getByRole('button', { name: 'Slide 3 of 4' }).click()
    await pass(page, SPEED_MS + FRAME_MS)
    expect(await inView(page)).toEqual(pair(2))
    await expect(section(page).getByRole('button', { name: 'Slide 3 of 4' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('each dot leads to its client from any position of the slider', { tag: '@long' }, async ({
    page,
  }) => {
    for (const number of [4, 1, 3, 2, 4, 2]) {
      await section(page)
        .getByRole('button', { name: `Slide ${number} of 4` })
        .click()
      // Scrolling ends on the browser's own clock, long before a move ends.
      await nextFrames(page)
      await pass(page, SPEED_MS + FRAME_MS)
      expect((await inView(page))[0]).toBe(names[number - 1])
    }
  })

  test('the slider stands still while it is paused', { tag: '@long' }, async ({ page }) => {
    await section(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 5)
    await pass(page, 10_000)
    expect(await inView(page)).toEqual(pair(0))
    await section(page).getByRole('button', { name: 'Play' }).click()
    await pass(page, DELAY_MS + SPEED_MS + FRAME_MS)
    expect(await inView(page)).toEqual(pair(1))
  })

  test('the slider stands still under the pointer', { tag: '@long' }, async ({ page }) => {
    await row(page).hover()
    await pass(page, 10_000)
    expect(await inView(page)).toEqual(pair(0))
  })

  test('the slider stands still while it has keyboard focus', { tag: '@long' }, async ({
    page,
  }) => {
    await row(page).focus()
    await pass(page, 10_000)
    expect(await inView(page)).toEqual(pair(0))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe shows the next client', { tag: '@long' }, async ({ page, content }) => {
    const names = content.testimonials.slice(0, 4).map(({ name }) => name)
    await stopClock(page)
    await page.goto('/')
    await bringIntoView(row(page))
    await nextFrames(page)
    await swipe(page, row(page), 'left')
    await expect.poll(() => namesInView(row(page), names)).toEqual([names[1]])
  })
})
