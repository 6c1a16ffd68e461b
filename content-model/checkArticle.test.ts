import { expect, test } from 'vitest'
import { fillFacts } from './checkArticle.ts'

const facts = new Map([['seo_results', '3 to 6 months']])

test('fillFacts puts a fact into running text', () => {
  expect(fillFacts('Results take {seo_results}.', facts)).toBe('Results take 3 to 6 months.')
})

test('fillFacts leaves the expressions of MDX alone', () => {
  const text = '{props.heading} {/* note */} {unknown}'
  expect(fillFacts(text, facts)).toBe(text)
})
