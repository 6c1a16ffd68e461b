import { expect, test } from 'vitest'
import { parseExcerpt } from './parseExcerpt.ts'

test('what was found is told from the words around it', () => {
  expect(parseExcerpt('what <mark>GDPR</mark> asks, and <mark>GDPR</mark>')).toEqual([
    { text: 'what ', found: false },
    { text: 'GDPR', found: true },
    { text: ' asks, and ', found: false },
    { text: 'GDPR', found: true },
  ])
})

test('an excerpt without a match is plain text', () => {
  expect(parseExcerpt('Nothing marked here.')).toEqual([
    { text: 'Nothing marked here.', found: false },
  ])
})

test.for([
  '&lt;img src=x onerror=alert(1)&gt;',
  '<img src=x onerror=alert(1)>',
  '</mark><script>alert(1)</script>',
])('%s stays text', (markup) => {
  expect(parseExcerpt(markup)).toEqual([
    { text: markup.replace('&lt;', '<').replace('&gt;', '>'), found: false },
  ])
})

test('markup in what was found stays text as well', () => {
  expect(parseExcerpt('<mark>&lt;b&gt;</mark>')).toEqual([{ text: '<b>', found: true }])
})

test('an ampersand stays one', () => {
  expect(parseExcerpt('Patel & Sons, R&amp;D')).toEqual([
    { text: 'Patel & Sons, R&amp;D', found: false },
  ])
})
