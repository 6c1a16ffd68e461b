import { expect, test } from 'vitest'
import { hostHeaders } from './hostHeaders.ts'

test('a folder whose files share one cache setting gets one rule, and uncached files get none', () => {
  const files = [
    '_astro/a.1.js',
    '_astro/b.2.webp',
    'about.html',
    'favicon.svg',
    'mixed/one.png',
    'mixed/two.json',
    'pagefind/fragment/en.pf_fragment',
    'pagefind/pagefind.js',
    'robots.txt',
  ]
  expect(
    hostHeaders(
      [
        ['x-one', '1'],
        ['x-one', '2'],
      ],
      files,
    ),
  ).toBe(`/*
  x-one: 1
  x-one: 2

/_astro/*
  cache-control: public, max-age=31536000, immutable

/favicon.svg
  cache-control: public, max-age=86400

/mixed/one.png
  cache-control: public, max-age=86400

/pagefind/fragment/*
  cache-control: public, max-age=31536000, immutable
`)
})
