import { describe, expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import {
  lowestPrices,
  offeredPlans,
  planAmounts,
  planComparison,
  pricingCategories,
} from './prices.ts'

const content = await readContent(TEST_CONTENT)

describe('planAmounts', () => {
  test.for([
    ['350', '£350', '$450'],
    ['525', '£525', '$675'],
    ['950', '£950', '$1,200'],
    ['700', '£700', '$900'],
    ['1200', '£1,200', '$1,540'],
    ['2500', '£2,500', '$3,200'],
    ['300', '£300', '$450'],
    ['600', '£600', '$770'],
    ['900', '£900', '$1,159'],
    ['1500', '£1,500', '$1,929'],
  ] as const)('shows %s as %s and %s', ([price, pounds, dollars]) => {
    expect(planAmounts({ price }, content)).toEqual({ main: pounds, other: dollars })
  })

  test('leaves £450 at $450, because the price table has no entry for it', () => {
    expect(planAmounts({ price: '450' }, content)).toEqual({ main: '£450', other: '$450' })
  })
})

describe('pricingCategories', () => {
  const categories = pricingCategories(content)

  test('puts three plans under each of the four tabs', () => {
    expect(categories.map(({ label, plans }) => [label, plans.length])).toEqual([
      ['Website Packages', 3],
      ['App Packages', 3],
      ['Ads Services', 3],
      ['Business Autopilot', 3],
    ])
  })

  test('gives every plan a unique id', () => {
    const ids = categories.flatMap(({ plans }) => plans.map(({ id }) => id))
    expect(new Set(ids).size).toBe(12)
  })

  test('links plans without a payment page to the next step of their own tab', () => {
    for (const { plans, nextStep } of categories.slice(1)) {
      for (const { href } of plans) expect(href).toBe(`#${nextStep?.anchor}`)
    }
  })

  test('has no next step for plans with a payment page', () => {
    expect(categories[0]?.nextStep).toBeNull()
    for (const { href } of categories[0]?.plans ?? []) expect(href).toBe(content.brand.payment_link)
  })
})

test('the comparison has all twelve plans, three in each of the four tables', () => {
  const tables = planComparison(content)
  expect(tables.map(({ id, plans }) => [id, plans.map((plan) => plan.id)])).toEqual([
    ['website', ['basic', 'standard', 'premium']],
    ['app', ['basic', 'standard', 'premium']],
    ['ads', ['basic', 'standard', 'premium']],
    ['business', ['basic', 'standard', 'premium']],
  ])
})

test('names, prices and billing in the comparison come from the plans', () => {
  const [website] = planComparison({
    ...content,
    plans: content.plans.map((plan) =>
      plan.id === 1 ? { ...plan, plan_name: 'Starter', price: '525', time: 'Monthly' } : plan,
    ),
  })
  expect(website?.plans[0]).toEqual({
    id: 'basic',
    name: 'Starter',
    amounts: { main: '£525', other: '$675' },
    time: 'Monthly',
  })
})

describe('an added plan or category', () => {
  const [plan] = content.plans
  if (!plan) throw new Error('The tests’ content has plans.')
  const added = { ...plan, id: 99, tier: 'team', plan_name: 'Team' }
  const care = { id: 'care', label: 'Care', next_step: null }

  test('appears in the cards and in the comparison, even without compared features', () => {
    const larger = {
      ...content,
      plan_categories: [...content.plan_categories, care],
      plans: [...content.plans, added, { ...added, id: 100, category: 'care' }],
    }
    const cards = pricingCategories(larger)
    expect(cards.map(({ plans }) => plans.length)).toEqual([4, 3, 3, 3, 1])
    expect(cards[0]?.plans.map(({ surface }) => surface)).toEqual([
      'tile',
      'orange',
      'tile',
      'forest',
    ])
    const tables = planComparison(larger)
    expect(tables[0]?.plans.map(({ name }) => name).at(-1)).toBe('Team')
    expect(tables[0]?.rows[0]?.values).toEqual(['5', '7', '10', undefined])
    expect(tables.at(-1)).toMatchObject({ label: 'Care', rows: [] })
  })

  test('has no tab, no table and no offer if the category has no plans', () => {
    const larger = { ...content, plan_categories: [...content.plan_categories, care] }
    for (const shown of [pricingCategories(larger), planComparison(larger)]) {
      expect(shown.map(({ id }) => id)).not.toContain('care')
    }
    expect(offeredPlans(larger, 'care')).toEqual([])
  })
})

test('lowestPrices takes the cheapest plan of each category, in any order', () => {
  const prices = lowestPrices({ ...content, plans: content.plans.toReversed() })
  expect(prices.map(({ amount, otherAmount, time }) => [amount, otherAmount, time])).toEqual([
    ['£350', '$450', 'One-time payment'],
    ['£700', '$900', 'One-time payment'],
    ['£300', '$450', 'Monthly'],
    ['£450', '$450', 'Monthly'],
  ])
})

test('a site in another language has its own two currencies and its own words for billing', () => {
  const [lowest] = lowestPrices({
    ...content,
    brand: { ...content.brand, locale: 'de-DE' },
    currencies: {
      ...content.currencies,
      main: { code: 'EUR', toggle: 'in Euro' },
      other: { code: 'CHF', toggle: 'in Franken' },
    },
    labels: { ...content.labels, billing: { one_time: 'Einmalig', monthly: 'Monatlich' } },
  })
  expect(lowest).toMatchObject({
    amount: '350\u00a0€',
    otherAmount: '450\u00a0CHF',
    time: 'Einmalig',
  })
})
