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

test('a script is hashed to its end, whatever it contains', () => {
  const script = 'if (a < b && c > d) s = "<style>x</style><!-- </p>"; /* <script> */'
  expect(pageNeeds(`<p title="a > b"><script>${script}</script>`)).toEqual({
    ...NONE,
    scripts: new Set([hash(script)]),
  })
})

test('comments and quoted attributes need no permission', () => {
  const page = `<!-- <script>one()</script> --><p title="<style>p{}</style>"></p>`
  expect(pageNeeds(page)).toEqual(NONE)
})

test('external scripts and data blocks need no permission', () => {
  const page = `<script type="module" src="/_astro/x.js"></script>
    <script type="application/ld+json">{"text":"<style>p{}</style>"}</script>`
  expect(pageNeeds(page)).toEqual(NONE)
})

test('inline pictures are found in elements and in styles', () => {
  expect(pageNeeds('<img src="data:image/svg+xml,x">').hasDataImages).toBe(true)
  expect(pageNeeds('<style>a{background:url(data:image/png;x)}</style>').hasDataImages).toBe(true)
  expect(pageNeeds('<p>url(data:image/png;x)</p>').hasDataImages).toBe(false)
})

test('the host of a film that loads on a press is found', () => {
  const player = 'https://www.youtube-nocookie.com/embed/abc?rel=0'
  expect(pageNeeds(`<a href="/x" data-player="${player}">Play</a>`).players).toEqual(
    new Set(['https://www.youtube-nocookie.com']),
  )
})

test('the host of a third-party counter is found, and scripts of the site itself are ignored', () => {
  const page = `<script defer src="https://counter.example/js/script.js"></script><script src="/own.js"></script>`
  expect(pageNeeds(page)).toEqual({ ...NONE, counters: new Set(['https://counter.example']) })
})
