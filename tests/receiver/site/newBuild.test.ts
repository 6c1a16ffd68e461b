import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SITE_HEADERS_FILE, securityHeaders } from '../../../server/http/headers.ts'
import { rawRequest } from '../../support/receiver/requests.ts'
import {
  startReceiver,
  temporaryFolder,
  writeTestSite,
} from '../../support/receiver/startReceiver.ts'

const PLAIN = { headers: { 'accept-encoding': 'gzip' } }

/** Another build of the test site: one page has other words and another policy, and one page is new. */
function writeNewBuild(): string {
  const directory = join(temporaryFolder(), 'beside')
  mkdirSync(directory)
  writeTestSite(directory)
  const about =
    '<!doctype html><title>About, anew</title><p>Long enough to be compressed, anew.</p>'
  writeFileSync(join(directory, 'about.html'), about)
  writeFileSync(join(directory, 'about.html.gz'), gzipSync(about))
  writeFileSync(join(directory, 'new.html'), '<!doctype html><title>New</title>')
  writeFileSync(
    join(directory, SITE_HEADERS_FILE),
    JSON.stringify({
      everywhere: securityHeaders("default-src 'self'"),
      policies: { 'about.html': "script-src 'sha256-anew'" },
    }),
  )
  return directory
}

test('a new build replaces everything: pages, policies and cached responses', async () => {
  const { app, url } = await startReceiver()
  await rawRequest(url, '/about', PLAIN)
  expect((await rawRequest(url, '/new')).status).toBe(404)
  app.serveSite(writeNewBuild())
  const about = await rawRequest(url, '/about', PLAIN)
  expect(gunzipSync(about.body).toString()).toContain('About, anew')
  expect(about.headers['content-security-policy']).toBe("script-src 'sha256-anew'")
  const part = await rawRequest(url, '/about', { headers: { range: 'bytes=0-40' } })
  expect(part.body.toString()).toContain('About, anew')
  expect((await rawRequest(url, '/new')).headers['content-security-policy']).toBe(
    "default-src 'self'",
  )
})

test('no request fails while builds are swapped', async () => {
  const { app, url, siteDirectory } = await startReceiver()
  const other = writeNewBuild()
  const pages = [siteDirectory, other].map((folder) =>
    readFileSync(join(folder, 'about.html'), 'utf8'),
  )
  let isOver = false
  const visitor = async (options: Parameters<typeof rawRequest>[2]) => {
    const seen = new Set<string>()
    do {
      const { status, body } = await rawRequest(url, '/about', options)
      expect(status).toBeLessThan(300)
      seen.add(body.toString())
    } while (!isOver)
    return seen
  }
  const visitors = Promise.all([
    visitor({}),
    visitor({}),
    visitor({ headers: { range: 'bytes=0-' } }),
  ])
  for (let turn = 0; turn < 20; turn++) {
    app.serveSite(turn % 2 === 0 ? other : siteDirectory)
    await rawRequest(url, '/')
  }
  isOver = true
  for (const seen of await visitors) for (const body of seen) expect(pages).toContain(body)
})

test('the former build stays if the folder of a new one cannot be read', async () => {
  const { app, url } = await startReceiver()
  expect(() => app.serveSite(join(temporaryFolder(), 'nothing-here'))).toThrow()
  expect((await rawRequest(url, '/about')).status).toBe(200)
})
