import { expect, test } from 'vitest'
import { checkDollarPrices } from '../checkDollarPrices.ts'
import { withFile } from './testInput.ts'

test('a price without an entry in the dollar table shows the same figure in dollars', () => {
  expect(checkDollarPrices(withFile('plans', { price: '450' }))).toMatchObject([
    { level: 'should', field: '"price"', found: '£450 has no dollar price, so it shows as $450' },
  ])
})

test('a price with an entry is in order', () => {
  expect(checkDollarPrices(withFile('plans', { price: '350' }))).toEqual([])
})

test('a plan that names its dollar price is in order', () => {
  expect(checkDollarPrices(withFile('plans', { price: '450', price_usd: '560' }))).toEqual([])
})
