import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { planComparison } from './planComparison.ts'

const content = await readContent(TEST_CONTENT)

test('all twelve plans are compared, three in each of the four tables', () => {
  const tables = planComparison(content)
  expect(tables.map(({ id, plans }) => [id, plans.map(({ tier }) => tier)])).toEqual([
    ['website', ['basic', 'standard', 'premium']],
    ['app', ['basic', 'standard', 'premium']],
    ['ads', ['basic', 'standard', 'premium']],
    ['business', ['basic', 'standard', 'premium']],
  ])
})

test('names, prices and billing in a table are those of the plans', () => {
  const [website] = planComparison({
    ...content,
    plans: content.plans.map((plan) =>
      plan.id === 1 ? { ...plan, plan_name: 'Starter', price: '525', time: 'Monthly' } : plan,
    ),
  })
  expect(website?.plans[0]).toEqual({
    tier: 'basic',
    name: 'Starter',
    amounts: { GBP: '£525', USD: '$675' },
    time: 'Monthly',
  })
})
