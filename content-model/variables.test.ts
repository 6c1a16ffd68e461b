import { expect, test } from 'vitest'
import { fillVariables } from './variables.ts'

const variables = new Map([['seo_results', '3 to 6 months']])

test('fillVariables puts a variable into running text', () => {
  expect(fillVariables('Results take {seo_results}.', variables)).toBe(
    'Results take 3 to 6 months.',
  )
})

test('fillVariables leaves the expressions of MDX alone', () => {
  const text = '{props.heading} {/* note */} {unknown}'
  expect(fillVariables(text, variables)).toBe(text)
})
