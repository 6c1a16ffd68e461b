import { describe, expect, test } from 'vitest'
import { fillCount, fillWords, initials, listWords } from './text.ts'

describe('fillWords', () => {
  test('puts every value in its place', () => {
    expect(fillWords('Slide {number} of {count}', { number: 2, count: 4 })).toBe('Slide 2 of 4')
  })

  test('fills in a value at every occurrence of its name', () => {
    expect(fillWords('{name}, {name}', { name: 'Amara' })).toBe('Amara, Amara')
  })

  test('leaves a name without a value unchanged', () => {
    expect(fillWords('{rating} out of 5', {})).toBe('{rating} out of 5')
  })

  test('does not treat values as placeholders', () => {
    expect(fillWords('{name} on {network}', { name: '{network}', network: 'X' })).toBe(
      '{network} on X',
    )
  })
})

describe('fillCount', () => {
  const polish = { one: '{count} artykuł', few: '{count} artykuły', many: '{count} artykułów' }
  const arabic = {
    zero: 'لا مقالات',
    one: 'مقال واحد',
    two: 'مقالان',
    few: '{count} مقالات',
    many: '{count} مقالًا',
    other: '{count} مقال',
  }

  test.for([
    ['en-GB', 1, { one: '{count} comment', other: '{count} comments' }, '1 comment'],
    ['en-GB', 0, { one: '{count} comment', other: '{count} comments' }, '0 comments'],
    ['en-GB', 1200, { one: '{count} page', other: '{count} pages' }, '1,200 pages'],
    ['de', 1200, { one: '{count} Seite', other: '{count} Seiten' }, '1.200 Seiten'],
    ['pl', 1, polish, '1 artykuł'],
    ['pl', 3, polish, '3 artykuły'],
    ['pl', 12, polish, '12 artykułów'],
    ['pl', 22, polish, '22 artykuły'],
    ['ar', 0, arabic, 'لا مقالات'],
    ['ar', 2, arabic, 'مقالان'],
    ['ar', 3, arabic, '3 مقالات'],
    ['ar', 11, arabic, '11 مقالًا'],
    ['ar', 100, arabic, '100 مقال'],
  ] as const)('in %s, %i takes the right plural form', ([locale, count, forms, words]) => {
    expect(fillCount(forms, count, locale)).toBe(words)
  })

  test('fills in further values', () => {
    const forms = { one: 'One page for {query}', other: '{count} pages for {query}' }
    expect(fillCount(forms, 2, 'en-GB', { query: '{count}' })).toBe('2 pages for {count}')
  })
})

test.for([
  ['en-GB', 'web, apps, ads'],
  ['de', 'web, apps und ads'],
  ['pl', 'web, apps i ads'],
  ['ar', 'web، وapps، وads'],
] as const)('in %s, a list has the commas of the language', ([locale, list]) => {
  expect(listWords(['web', 'apps', 'ads'], locale)).toBe(list)
})

test.for([
  ['Rosa Lindqvist', 'RL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['émile øst', 'ÉØ'],
  ['  Dev   Chaudhry ', 'DC'],
] as const)('%s has the initials %s', ([name, letters]) => {
  expect(initials(name, 'en-GB')).toBe(letters)
})

test('initials are capitalised by the rules of the language', () => {
  expect(initials('ipek iz', 'tr')).toBe('İİ')
})
