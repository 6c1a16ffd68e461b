import { roundOf } from '../support/round.ts'
import { typedText } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ javaScriptEnabled: false })

const FILM = { article: '/digital-marketing-strategies', name: 'The plan in one minute' }

test('the home page is complete, has no controls that need script, and its menus, questions and dialogs open', async ({
  page,
  content,
}) => {
  await page.goto('/')

  await test.step('the page is laid out at once, down to its last link', async () => {
    const last = page.getByRole('contentinfo').getByRole('link').last()
    expect(
      await last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true)
  })

  await test.step('the headline, counters and plans are visible, and controls that need script are absent', async () => {
    expect(await typedText(page)).toBe('Custom Websites')

    await expect(page.locator('[data-count-up]')).toHaveText(['5', '200', '95', '50'])

    for (const { label } of content.plan_categories) {
      const panel = page
        .getByRole('tabpanel')
        .filter({ has: page.getByText(label, { exact: true }) })
      await expect(panel.getByText(label, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(12)

    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'View Prices in $US Dollars' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Slide/ })).toHaveCount(0)

    const waiting = await page
      .locator('[data-reveal], [data-scroll-in]')
      .evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).translate !== 'none').length,
      )
    expect(waiting).toBe(0)
  })

  await test.step('keyboard focus opens a drop-down', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: 'SEO Services' })).toBeHidden()
    await nav.getByRole('button', { name: 'Services' }).focus()
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Web Development' })).toBeFocused()
    await expect(nav.getByRole('link', { name: 'SEO Services' })).toBeVisible()
  })

  for (const name of roundOf(['Search', 'Options', 'Watch Intro Video'])) {
    await test.step(`the button ${name} opens and Escape closes`, async () => {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }

  await test.step('a question opens, and the sliders can be scrolled to their last entry', async () => {
    const last = content.testimonials[3]?.name ?? ''
    const figure = page.getByRole('figure').filter({ hasText: last })
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toBeInViewport()

    const [one] = content.faqs
    await page.getByText(one?.question ?? '').click()
    await expect(page.getByText(one?.ans ?? '')).toBeVisible()
  })

  await test.step('on a phone the menu opens, and its drop-downs too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'SEO Services' })).toBeVisible()
  })
})

test('in an article a film is a link to its page, and the reply form has no checkbox, which would need script', async ({
  page,
}) => {
  await page.goto(FILM.article)
  await expect(page.getByRole('main').getByRole('link', { name: FILM.name })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=plumbline01',
  )
  const form = page.getByRole('form', { name: 'Leave a Reply' })
  await expect(form.getByRole('textbox', { name: 'Comments' })).toBeVisible()
  await expect(form.getByRole('checkbox')).toHaveCount(0)
})

test('hovering opens a drop-down', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('button', { name: 'Resources' }).hover()
  await expect(nav.getByRole('link', { name: 'FAQ' })).toBeVisible()
})

test('the header stays in view', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 3000)
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get A Quote' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(quote).toBeInViewport({ ratio: 1 })
})

test('a closed project keeps its width under the pointer', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const panel = page.locator('[data-panel]').first()
  await panel.scrollIntoViewIfNeeded()
  const before = await panel.boundingBox()
  await panel.hover()
  expect((await panel.boundingBox())?.width).toBe(before?.width)
})
