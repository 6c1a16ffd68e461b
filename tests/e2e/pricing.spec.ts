import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { expect, test } from '../support/visitor.ts'

type Row = { plan: string; gbp: string; usd: string }

const CATEGORIES: { tab: string; time: string; anchor?: string; rows: Row[] }[] = [
  {
    tab: 'Website Packages',
    time: 'One-time payment',
    rows: [
      { plan: 'Basic', gbp: '£350', usd: '$450' },
      { plan: 'Standard', gbp: '£525', usd: '$675' },
      { plan: 'Enhanced', gbp: '£950', usd: '$1,200' },
    ],
  },
  {
    tab: 'App Packages',
    time: 'One-time payment',
    anchor: 'start-app',
    rows: [
      { plan: 'Basic', gbp: '£700', usd: '$900' },
      { plan: 'Standard', gbp: '£1,200', usd: '$1,540' },
      { plan: 'Pro', gbp: '£2,500', usd: '$3,200' },
    ],
  },
  {
    tab: 'Ads Services',
    time: 'Monthly',
    anchor: 'start-ads',
    rows: [
      { plan: 'Basic', gbp: '£300', usd: '$450' },
      { plan: 'Standard', gbp: '£600', usd: '$770' },
      { plan: 'Premium', gbp: '£1,200', usd: '$1,540' },
    ],
  },
  {
    tab: 'Business Autopilot',
    time: 'Monthly',
    anchor: 'start-business',
    rows: [
      { plan: 'Basic', gbp: '£450', usd: '$450' },
      { plan: 'Standard', gbp: '£900', usd: '$1,159' },
      { plan: 'Premium', gbp: '£1,500', usd: '$1,929' },
    ],
  },
]

const TABS = CATEGORIES.map(({ tab }) => tab)
const IN_DOLLARS = 'View Prices in $US Dollars'
const IN_POUNDS = '£GBP Pounds'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')

test('the home page switches plans by category and currency, by pointer, keyboard and link', async ({
  page,
  content,
}) => {
  await page.goto('/')
  await bringIntoView(page.getByRole('tablist'))

  await test.step('four tabs are in order, with the website packages selected', async () => {
    await expect(page.getByRole('tab')).toHaveText(TABS)
    await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
      - tablist "Kinds of plan":
        - tab "Website Packages" [selected]
        - tab "App Packages"
        - tab "Ads Services"
        - tab "Business Autopilot"
    `)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(cards(page).first()).toMatchAriaSnapshot(`
      - article "Basic":
        - heading "Basic" [level=3]
        - paragraph
        - paragraph: £350 One-time payment
        - list
        - paragraph
        - link /^Get Started Today ?. Basic$/
    `)
  })

  for (const { tab: name, time, anchor, rows } of roundOf(CATEGORIES)) {
    await test.step(`${name} shows three plans, each with its texts, its price in pounds and in dollars, and a link`, async () => {
      await tab(page, name).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(cards(page).getByRole('heading')).toHaveText(rows.map(({ plan }) => plan))
      const { id } = content.plan_categories.find(({ label }) => label === name) ?? {}
      const plans = content.plans.filter(({ category }) => category === id)
      for (const [index, plan] of plans.entries()) {
        const card = cards(page).nth(index)
        await expect(card).toContainText(`${rows[index]?.gbp} ${time}`)
        await expect(card).toContainText(plan.plan_details)
        await expect(card.getByRole('listitem')).toHaveText(plan.features)
        await expect(card).toContainText(plan.benefit)
      }
      await page.getByRole('button', { name: IN_DOLLARS }).click()
      for (const [index, { usd }] of rows.entries()) {
        await expect(cards(page).nth(index)).toContainText(`${usd} ${time}`)
      }

      const links = cards(page).getByRole('link', { name: /^Get Started Today/ })
      await expect(links).toHaveCount(3)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute(
          'href',
          anchor ? `#${anchor}` : content.brand.payment_link,
        )
      }
      if (anchor) {
        await links.first().click()
        await expect(page.getByRole('tabpanel').locator(`#${anchor}`)).toBeInViewport()
        expect(new URL(page.url()).hash).toBe(`#${anchor}`)
      }
      await page.getByRole('button', { name: IN_POUNDS }).click()
    })
  }

  await test.step('the tabs are one stop of the Tab key; arrow keys select the next tab and wrap around, Home and End select the first and the last', async () => {
    await tab(page, 'Website Packages').focus()
    for (const name of [...TABS.slice(1), ...TABS.slice(0, 1)]) {
      await page.keyboard.press('ArrowRight')
      await expect(tab(page, name)).toBeFocused()
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    }
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Business Autopilot')).toBeFocused()
    await expect(tab(page, 'Business Autopilot')).toHaveAttribute('aria-selected', 'true')

    await tab(page, 'Website Packages').focus()
    await page.keyboard.press('End')
    await expect(tab(page, 'Business Autopilot')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab(page, 'Website Packages')).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Website Packages')

    await tab(page, 'Website Packages').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: IN_DOLLARS })).toBeFocused()
  })

  await test.step('the toggle names the other currency and keeps the focus, and the chosen currency stays when the tab changes', async () => {
    await page.getByRole('button', { name: IN_DOLLARS }).click()
    await expect(page.getByRole('button', { name: IN_DOLLARS })).toHaveCount(0)
    await expect(page.getByRole('button', { name: IN_POUNDS })).toBeFocused()
    await page.getByRole('button', { name: IN_POUNDS }).click()
    await expect(page.getByRole('button', { name: IN_DOLLARS })).toBeVisible()
    await expect(cards(page).first()).toContainText('£350')
    await page.getByRole('button', { name: IN_DOLLARS }).click()
    await tab(page, 'Ads Services').click()
    await expect(cards(page).nth(1)).toContainText('$770')
  })

  await test.step('a link to the plans of a category selects it, and the first screen shows prices in the chosen currency', async () => {
    await page.goto('/pricing#plans-ads')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Ads Services')
    await page.getByRole('button', { name: IN_DOLLARS }).click()
    await expect(page.getByRole('link', { name: /^App Packages from \$900/ })).toBeAttached()
  })
})

test('before any script file loads, a key selects a category and a click the currency', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', () => {})
  await page.goto('/pricing', { waitUntil: 'commit' })
  await tab(page, 'Website Packages').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'App Packages')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('App Packages')
  await page.getByRole('button', { name: IN_DOLLARS }).click()
  await expect(cards(page).first()).toContainText('$900')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first tap on a price of the first screen shows its plans and their tab', async ({
    page,
  }) => {
    await page.goto('/pricing')
    const price = page.getByRole('link', { name: /^App Packages from £700/ })
    const box = await price.boundingBox()
    if (!box || box.y + box.height > 844) throw new Error('The price is not on the first screen.')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('tabpanel', { name: 'App Packages' })).toBeInViewport()
    await expect(tab(page, 'App Packages')).toBeInViewport()
  })
})
