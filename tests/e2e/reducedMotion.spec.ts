import { bringIntoView, slidesInView } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { typedText } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'
import { waitingParts } from '../support/waitingParts.ts'

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await nextFrames(page)
})

test('nothing moves by itself', async ({ page }) => {
  await test.step('the headline shows a complete phrase and the counters their final figures; nothing waits to slide in or can be paused', async () => {
    await pass(page, 20_000)
    expect(await typedText(page)).toBe('Custom Websites')

    await expect(page.locator('[data-pause-toggle]')).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)

    const figures = page.locator('[data-count-up]')
    await bringIntoView(figures.first())
    await nextFrames(page)
    await expect(figures).toHaveText(['5', '200', '95', '50'])

    await page.mouse.move(400, 300)
    await nextFrames(page)
    expect(await waitingParts(page)).toBe(0)
  })

  await test.step('the sliders do not move by themselves', async () => {
    for (const name of ['Our partners', 'What Our Clients Say']) {
      const row = page.getByRole('group', { name }).last()
      await bringIntoView(row)
      await nextFrames(page)
      const before = await slidesInView(row)
      expect(before.length).toBeGreaterThan(0)
      await pass(page, 10_000)
      expect(await slidesInView(row)).toEqual(before)
    }
  })

  await test.step('dialogs open without animation', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const movingIn = await page.evaluate(
      () => document.getAnimations().filter((one) => one instanceof CSSAnimation).length,
    )
    expect(movingIn).toBe(0)
  })
})

test('a dot leads to its slide without animation', { tag: '@long' }, async ({ page, content }) => {
  const row = page.getByRole('group', { name: 'What Our Clients Say' })
  await bringIntoView(row)
  await page.getByRole('button', { name: 'Slide 2 of 4' }).click()
  await pass(page, 32)
  const [first] = await slidesInView(row)
  expect(first?.text).toContain(content.testimonials[1]?.name)
})
