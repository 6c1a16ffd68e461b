import { expect, test } from 'vitest'
import { parseExcerpt } from './parseExcerpt.ts'

const plain = (text: string) =>
  text
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

/** Parses an excerpt that is the page's whole text. */
const parse = (excerpt: string) => parseExcerpt(excerpt, plain(excerpt))

test('a match is separated from the text around it', () => {
  expect(parse('what <mark>GDPR</mark> asks, and <mark>GDPR</mark>')).toEqual([
    { text: 'what ', found: false },
    { text: 'GDPR', found: true },
    { text: ' asks, and ', found: false },
    { text: 'GDPR', found: true },
  ])
})

test('punctuation around a match is not part of it', () => {
  expect(parse('Search engine optimisation <mark>(SEO).</mark>')).toEqual([
    { text: 'Search engine optimisation ', found: false },
    { text: '(', found: false },
    { text: 'SEO', found: true },
    { text: ').', found: false },
  ])
})

test('an excerpt without a match is plain text', () => {
  expect(parse('Nothing marked here.')).toEqual([{ text: 'Nothing marked here.', found: false }])
})

test.for([
  '&lt;img src=x onerror=alert(1)&gt;',
  '<img src=x onerror=alert(1)>',
  '</mark><script>alert(1)</script>',
])('markup remains text: %s', (markup) => {
  const text = markup.replace('&lt;', '<').replace('&gt;', '>')
  expect(parseExcerpt(markup, text)).toEqual([{ text, found: false }])
})

test('markup in a match remains text as well', () => {
  expect(parse('<mark>&lt;b&gt;</mark>')).toEqual([{ text: '<b>', found: true }])
})

test('an ampersand is not decoded', () => {
  expect(parse('Patel & Sons, R&amp;D')).toEqual([{ text: 'Patel & Sons, R&amp;D', found: false }])
})

test('an ellipsis shows that the page continues before or after the excerpt', () => {
  const page = 'Three sets of rules matter here, and the GDPR is the first of them.'
  const texts = (excerpt: string) => parseExcerpt(excerpt, page).map(({ text }) => text)
  expect(texts('and the <mark>GDPR</mark> is')).toEqual(['… ', 'and the ', 'GDPR', ' is', ' …'])
  expect(texts('Three <mark>sets</mark>')).toEqual(['Three ', 'sets', ' …'])
  expect(texts('first of <mark>them.</mark>')).toEqual(['… ', 'first of ', 'them', '.'])
})
