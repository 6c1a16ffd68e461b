import { expect, test } from 'vitest'
import { fillVariables, variablesOf } from './variables.ts'

const variables = new Map([['seo_results', '3 to 6 months']])

test('fillVariables fills in a variable', () => {
  expect(fillVariables('Results take {seo_results}.', variables)).toBe(
    'Results take 3 to 6 months.',
  )
})

test('fillVariables leaves MDX expressions unchanged', () => {
  const text = '{props.heading} {/* note */} {unknown}'
  expect(fillVariables(text, variables)).toBe(text)
})

test('the words about analytics match the settings', () => {
  const privacy = {
    none: { in_short: 'Nobody counts.', text: 'There is no counter.' },
    own: { in_short: 'We count.', text: 'We count views.' },
    other: { in_short: 'They count.', text: 'Those at {host} count.' },
  }
  const said = (enabled: boolean, counter_script: string) => {
    const analytics = { enabled, counter_script, privacy }
    const variables = variablesOf({ brand: {}, claims: {}, analytics })
    return [variables.get('counting_in_short'), variables.get('counting')]
  }
  const script = 'https://counter.example/js/a.js'
  expect(said(false, '')).toEqual(['Nobody counts.', 'There is no counter.'])
  expect(said(true, '')).toEqual(['We count.', 'We count views.'])
  expect(said(false, script)).toEqual(['They count.', 'Those at counter.example count.'])
  expect(said(true, script)).toEqual([
    'We count. They count.',
    'We count views. Those at counter.example count.',
  ])
})

test('a telephone number in a text stays on one line', () => {
  const brand = { phone: '0113 496 0142' }
  const said = fillVariables('Call {phone}.', variablesOf({ brand, claims: {}, analytics: {} }))
  expect(said).toBe('Call 0113\u00a0496\u00a00142.')
})
