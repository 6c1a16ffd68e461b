import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { studioBundle } from '../tests/support/studio/studioBundle.ts'

const MAX_COMPRESSED_BYTES = 175 * 1024

test('the rich text editor has a chunk of its own and stays within its size limit', async () => {
  const { files } = await studioBundle()
  const holders = [...files].filter(
    ([address, { bytes }]) => address.endsWith('.js') && String(bytes).includes('ProseMirror'),
  )
  expect(holders.map(([address]) => address)).toEqual([expect.stringContaining('/RichText-')])
  const sizes = holders.map(([, { bytes }]) => gzipSync(bytes).byteLength)
  expect(Math.max(...sizes)).toBeLessThan(MAX_COMPRESSED_BYTES)
}, 60_000)

test('browsers and the server run React’s production build even when NODE_ENV is "test"', async () => {
  const { files, articles } = await studioBundle()
  // Only React's development build records a stack trace per element, under this name.
  const slow = [...files].filter(([, { bytes }]) => bytes.includes('react-stack-top-frame'))
  expect(slow.map(([address]) => address)).toEqual([])
  // A package that Node resolved at run time would be the build that NODE_ENV names.
  const code = await readFile(articles.file, 'utf8')
  expect(code).toContain('react-dom-server.node.production.js')
  expect(code).not.toMatch(/react[\w.-]*\.development\.js|from "react/)
}, 60_000)

test('a page links every stylesheet of its first render, including those shared with lazily loaded code', async () => {
  const { files, render } = await studioBundle()
  const html = render('content', {}, { navItems: [], path: '/' })
  const links = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const css = links.map((href) => files.get(href)?.bytes).join('')
  for (const name of ['_items_', '_bar_', '_dialog_']) expect(css).toContain(name)
}, 60_000)
