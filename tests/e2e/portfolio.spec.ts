import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { bringIntoView, namesFrom, namesInView, swipe } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const CAROUSEL = { width: 767, height: 900 }
const SPEED_MS = 500
const FRAME_MS = 16

/** The five panels, whether in a row or in the carousel. */
function panels(page: Page) {
  return page.getByRole('group', { name: 'Our Portfolio', exact: true })
}

function dots(page: Page) {
  return page
    .getByRole('region', { name: /^Celebrating Our Success/ })
    .getByRole('button', { name: /^Slide/ })
}

/** The open panel is the one that shows its View Site link. */
function openPanel(page: Page) {
  return panels(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /View Site/ }) })
}

function panelLink(page: Page, name: string) {
  return panels(page).getByRole('heading', { name }).getByRole('link')
}

test('the portfolio has a title and five projects, which link to their sites in a new tab by name and by View Site', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const section = page.getByRole('region', { name: /^Celebrating Our Success/ })
  await expect(section.getByText('Our Portfolio', { exact: true })).toBeVisible()
  const talk = section.getByRole('link', { name: 'Lets Talk' })
  await expect(talk).toHaveAttribute('href', '/contact')
  expect(content.projects).toHaveLength(5)
  await expect(panels(page).getByRole('listitem')).toHaveCount(5)
  for (const { project_name, url } of content.projects) {
    const panel = panels(page).getByRole('listitem').filter({ hasText: project_name })
    const links = panel.locator('a[target]')
    await expect(links).toHaveCount(2)
    await expect(links.first()).toContainText(project_name)
    await expect(links.last()).toContainText('View Site')
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toContainText('opens in a new tab')
    }
  }
})

test.describe('on a wide screen', () => {
  let names: string[] = []

  test.beforeEach(async ({ page, content }) => {
    names = content.projects.map(({ project_name }) => project_name)
    await page.goto('/')
    await bringIntoView(panels(page))
  })

  test('panel 5 is open at first, and the pointer or keyboard focus opens another', async ({
    page,
  }) => {
    await test.step('panel 5 is open, more than four times as wide as a closed one, and there are no dots', async () => {
      await expect(openPanel(page)).toHaveCount(1)
      await expect(openPanel(page)).toContainText(names[4] ?? '')

      const widths = await panels(page)
        .getByRole('listitem')
        .evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect().width))
      const [first = 0, ...others] = widths
      expect(others.pop()).toBeGreaterThan(4 * first)
      for (const width of others) expect(width).toBeCloseTo(first, 0)

      await expect(dots(page)).toHaveCount(0)
    })

    await test.step('the pointer opens another panel, and it stays open', async () => {
      await panelLink(page, names[1] ?? '').hover()
      await expect(openPanel(page)).toHaveCount(1)
      await expect(openPanel(page)).toContainText(names[1] ?? '')
      await page.mouse.move(5, 5)
      await expect(openPanel(page)).toContainText(names[1] ?? '')
    })

    await test.step('keyboard focus opens another panel', async () => {
      await panelLink(page, names[0] ?? '').focus()
      await expect(openPanel(page)).toContainText(names[0] ?? '')
      await page.keyboard.press('Tab')
      await expect(openPanel(page).getByRole('link', { name: /View Site/ })).toBeFocused()
      await openPanel(page).getByRole('link').last().focus()
      await page.keyboard.press('Tab')
      await expect(openPanel(page)).toContainText(names[1] ?? '')
    })
  })

  test('View Site opens the project in a new tab', { tag: '@long' }, async ({
    page,
    context,
    content,
  }) => {
    const url = content.projects[4]?.url ?? ''
    await context.route(`${url}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Their site</title>' }),
    )
    const opened = context.waitForEvent('page')
    await openPanel(page)
      .getByRole('link', { name: /View Site/ })
      .click()
    expect((await opened).url()).toContain(url)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a tap on a closed panel opens it and stays on the page', { tag: '@long' }, async ({
    page,
    context,
    content,
  }) => {
    await page.goto('/')
    await bringIntoView(panels(page))
    const name = content.projects[2]?.project_name ?? ''
    await panelLink(page, name).tap()
    await expect(openPanel(page)).toContainText(name)
    expect(context.pages()).toHaveLength(1)
  })
})

test.describe('at 767 px', () => {
  let names: string[] = []

  test.use({ viewport: CAROUSEL, hasTouch: true })

  test.beforeEach(async ({ page, content }) => {
    names = content.projects.map(({ project_name }) => project_name)
    await stopClock(page)
    await page.goto('/')
    await bringIntoView(panels(page))
    await nextFrames(page)
  })

  test('one project shows at a time, the fifth first; a hard swipe moves only by one, and a dot leads to its project in 500 ms', async ({
    page,
  }) => {
    expect(await namesInView(panels(page), names)).toEqual([names[4]])

    await expect(panels(page).getByRole('link', { name: /View Site/ })).toHaveCount(5)

    await expect(dots(page)).toHaveCount(5)
    await expect(dots(page).nth(1)).toHaveAccessibleName('Slide 2 of 5')
    const carousel = panels(page).locator('xpath=..')
    await expect(carousel.getByRole('button')).toHaveCount(5)

    await pass(page, 20_000)
    expect(await namesInView(panels(page), names), 'it does not move by itself').toEqual([names[4]])

    for (const [direction, index] of roundOf([
      ['left', 0],
      ['right', 4],
    ] as const)) {
      await swipe(page, panels(page), direction, 1)
      await expect.poll(() => namesInView(panels(page), names), direction).toEqual([names[index]])
      await nextFrames(page)
    }

    await dots(page).nth(1).click()
    await pass(page, SPEED_MS - 100)
    expect(await namesInView(panels(page), names), 'it is still moving').toEqual([])
    await pass(page, 100 + FRAME_MS)
    expect(await namesInView(panels(page), names)).toEqual([names[1]])
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(dots(page).nth(4)).not.toHaveAttribute('aria-current')
  })

  test('a swipe shows the next project, and the first after the last', { tag: '@long' }, async ({
    page,
  }) => {
    const seen: (string | undefined)[] = []
    for (let move = 0; move < 6; move++) {
      seen.push((await namesInView(panels(page), names))[0])
      const next = namesFrom(names, seen.at(-1) ?? '', 2)[1]
      await swipe(page, panels(page), 'left')
      await expect.poll(() => namesInView(panels(page), names)).toEqual([next])
      await nextFrames(page)
    }
    expect(seen).toEqual(namesFrom(names, names[4] ?? '', 6))
  })
})

test('the portfolio adapts when the window is resized', { tag: '@long' }, async ({
  page,
  content,
}) => {
  const names = content.projects.map(({ project_name }) => project_name)
  await page.goto('/')
  await expect(dots(page)).toHaveCount(0)
  await page.setViewportSize(CAROUSEL)
  await expect(dots(page)).toHaveCount(5)
  await dots(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => namesInView(panels(page), names)).toEqual([names[4]])
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(dots(page)).toHaveCount(0)
  const headings = panels(page).getByRole('heading')
  expect(await headings.allTextContents()).toEqual(
    names.map((name) => expect.stringContaining(name)),
  )
  const lefts = await headings.evaluateAll((all) =>
    all.map((heading) => heading.getBoundingClientRect().left),
  )
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})

test('the carousel stays on the project that has keyboard focus', { tag: '@long' }, async ({
  page,
  content,
}) => {
  const [first] = content.projects
  await page.setViewportSize(CAROUSEL)
  await page.goto('/')
  const link = panelLink(page, first?.project_name ?? '')
  await link.focus()
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})
