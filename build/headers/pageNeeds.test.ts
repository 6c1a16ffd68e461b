import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageNeeds } from './pageNeeds.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const NONE = {
  scripts: new Set(),
  styles: new Set(),
  players: new Set(),
  counters: new Set(),
  hasDataImages: false,
}

test('every inline script and style of a page is found once', () => {
  const page = `<!doctype html><style>p > a{}</style><script>one()</script><svg><style>a{}</style></svg>
    <script type="module">two()
    </script><script type=speculationrules>{}</script><script>one()</script>`
  expect(pageNeeds(page)).toMatchObject({
    scripts: new Set([hash('one()'), hash('two()\n    '), hash('{}')]),
    styles: new Set([hash('p > a{}'), hash('a{}')]),
  })
})

test('a script is hashed to its end, whatever stands in it', () => {
  const script = 'if (a < b && c > d) s = "<style>x</style><!-- </p>"; /* <script> */'
  expect(pageNeeds(`<p title="a > b"><script>${script}</script>`)).toEqual({
    ...NONE,
    scripts: new Set([hash(script)]),
  })
})

test('what is commented out, or quoted in an attribute, needs no leave', () => {
  const page = `<!-- <script>one()</script> --><p title="<style>p{}</style>"></p>`
  expect(pageNeeds(page)).toEqual(NONE)
})

test('scripts of their own file and data need no leave', () => {
  const page = `<script type="module" src="/_astro/x.js"></script>
    <script type="application/ld+json">{"text":"<style>p{}</style>"}</script>`
  expect(pageNeeds(page)).toEqual(NONE)
})

test('pictures in the text of a page are seen, in elements as in styles', () => {
  expect(pageNeeds('<img src="data:image/svg+xml,x">').hasDataImages).toBe(true)
  expect(pageNeeds('<style>a{background:url(data:image/png;x)}</style>').hasDataImages).toBe(true)
  expect(pageNeeds('<p>url(data:image/png;x)</p>').hasDataImages).toBe(false)
})

test('the host of a film that waits to be pressed is seen', () => {
  const player = 'https://www.youtube-nocookie.com/embed/abc?rel=0'
  expect(pageNeeds(`<a href="/x" data-player="${player}">Play</a>`).players).toEqual(
    new Set(['https://www.youtube-nocookie.com']),
  )
})

test('the host of a counter is seen, and a script of the site itself is none', () => {
  const page = `<script defer src="https://counter.example/js/script.js"></script><script src="/own.js"></script>`
  expect(pageNeeds(page)).toEqual({ ...NONE, counters: new Set(['https://counter.example']) })
})
