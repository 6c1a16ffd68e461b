import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './inlineHashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every inline script and style of a page is found once', () => {
  const page = `<style>p{}</style><script>one()</script><svg><style>a{}</style></svg>
    <script type="module">two()
    </script><script type=speculationrules>{}</script><script>one()</script>`
  expect(inlineHashes(page)).toEqual({
    scripts: new Set([hash('one()'), hash('two()\n    '), hash('{}')]),
    styles: new Set([hash('p{}'), hash('a{}')]),
  })
})

test('scripts of their own file and data need no leave', () => {
  const page = `<script type="module" src="/_astro/x.js"></script>
    <script type="application/ld+json">{"text":"<style>p{}</style>"}</script>`
  expect(inlineHashes(page)).toEqual({ scripts: new Set(), styles: new Set() })
})
