import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { studioBundle } from '../tests/support/studio/studioBundle.ts'

const MAX_COMPRESSED_BYTES = 175 * 1024

test('the editor of texts is loaded by itself, and is no heavier than it has to be', async () => {
  const { files } = await studioBundle()
  const holders = [...files].filter(
    ([address, { bytes }]) => address.endsWith('.js') && String(bytes).includes('ProseMirror'),
  )
  expect(holders.map(([address]) => address)).toEqual([expect.stringContaining('/RichText-')])
  const sizes = holders.map(([, { bytes }]) => gzipSync(bytes).byteLength)
  expect(Math.max(...sizes)).toBeLessThan(MAX_COMPRESSED_BYTES)
}, 60_000)

test('browsers and the server run React’s production build, though NODE_ENV says that this is a test', async () => {
  const { files, articles } = await studioBundle()
  // The development build takes a stack of each element, and names it so.
  const slow = [...files].filter(([, { bytes }]) => bytes.includes('react-stack-top-frame'))
  expect(slow.map(([address]) => address)).toEqual([])
  // A package that Node finds at run time is the build that NODE_ENV names there.
  const code = await readFile(articles.file, 'utf8')
  expect(code).toContain('react-dom-server.node.production.js')
  expect(code).not.toMatch(/react[\w.-]*\.development\.js|from "react/)
}, 60_000)

test('a page links the styles of all that its script draws at once, shared with what comes later or not', async () => {
  const { files, render } = await studioBundle()
  const html = render('content', {}, { navItems: [], path: '/' })
  const links = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const css = links.map((href) => files.get(href)?.bytes).join('')
  for (const name of ['_items_', '_bar_', '_dialog_']) expect(css).toContain(name)
}, 60_000)
