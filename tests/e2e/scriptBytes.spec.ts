import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../support/visitor.ts'

const BUDGET_BYTES = 6 * 1024
const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*type="speculationrules")[^>]*>([\s\S]*?)<\/script>/g

const siteDirectory = process.env.SITE_DIRECTORY ?? join(import.meta.dirname, '../../dist')

/** A file's size as it is sent: compressed where the build has laid a copy beside it. */
function sentBytes(path: string): number {
  const file = join(siteDirectory, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

test('the home page runs on at most 6 KiB of script before anybody scrolls, its inline script included', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = paths.reduce((bytes, path) => bytes + sentBytes(path), 0)
  const html = readFileSync(join(siteDirectory, 'index.html'), 'utf8')
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('')
  expect(inline).toContain('customElements.define')
  expect(files + brotliCompressSync(inline).length).toBeLessThanOrEqual(BUDGET_BYTES)
})
