import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createResponseCache } from '../../../server/site/responseCache.ts'
import { readSiteIndex } from '../../../server/site/siteIndex.ts'
import { rawRequest } from '../../support/receiver/requests.ts'
import {
  startReceiver,
  temporaryFolder,
  writeTestSite,
} from '../../support/receiver/startReceiver.ts'

/** Removes a page and its compressed copies, so that only the cache can still respond. */
function removePage(siteDirectory: string, file: string): void {
  for (const ending of ['', '.br', '.gz']) rmSync(join(siteDirectory, file + ending))
}

const accept = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

test('browsers get cached responses, whatever unusual encodings were requested before', async () => {
  const { url, siteDirectory } = await startReceiver()
  for (const odd of ['a', 'b', 'x-br', 'br;q=0', 'identity;q=0.3', ',', 'brbr', 'deflate']) {
    await rawRequest(url, '/about', accept(odd))
  }
  const first = await rawRequest(url, '/about', accept('gzip, deflate, br, zstd'))
  removePage(siteDirectory, 'about.html')
  const again = await rawRequest(url, '/about', accept('zstd, BR ; q=0.9, gzip'))
  expect(again.headers).toEqual({ ...first.headers, date: again.headers.date })
  expect(again.body).toEqual(first.body)
})

test('one cached response serves all spellings of an address', async () => {
  const { url, siteDirectory } = await startReceiver()
  await rawRequest(url, '/about', accept('br'))
  removePage(siteDirectory, 'about.html')
  for (const spelling of ['/about?a=1', '/%61bout', '/about?', '/abou%74?b=2']) {
    const { status, body } = await rawRequest(url, spelling, accept('br'))
    expect(status, spelling).toBe(200)
    expect(brotliDecompressSync(body).toString()).toContain('<title>About</title>')
  }
})

test('range, conditional and HEAD requests do not affect the responses to others', async () => {
  const { url } = await startReceiver()
  const about = (headers: Record<string, string>, method = 'GET') =>
    rawRequest(url, '/about', { method, headers: { 'accept-encoding': 'br', ...headers } })
  await about({ range: 'bytes=0-3' })
  await about({ 'if-none-match': '*' })
  await about({ 'if-match': '"x"' })
  await about({}, 'HEAD')
  const whole = await about({})
  expect(whole.status).toBe(200)
  expect(brotliDecompressSync(whole.body).toString()).toContain('<title>About</title>')
})

test('a file that several requests want at once is read once', async () => {
  const folder = temporaryFolder()
  writeTestSite(folder)
  const cache = createResponseCache(folder, readSiteIndex(folder).fileBytes)
  const answers = await Promise.all([1, 2, 3].map(() => cache.read('about.html', 'br')))
  expect(answers[0]?.headers['content-encoding']).toBe('br')
  expect(new Set(answers).size).toBe(1)
})

test('if a site is larger than the cache, its smallest files are cached', async () => {
  const folder = temporaryFolder()
  writeTestSite(folder)
  const gigabyte = 1024 ** 3
  const fileBytes = new Map([
    ['film.mp4', gigabyte],
    ['about.html', 100],
    ['index.html', 50],
  ])
  const cache = createResponseCache(folder, fileBytes)
  expect(await cache.read('film.mp4', 'identity')).toBeUndefined()
  expect(await cache.read('about.html', 'identity')).toBeDefined()
  expect(await cache.read('index.html', 'identity')).toBeDefined()
})

test('a missing file is looked for again each time', async () => {
  const folder = temporaryFolder()
  writeTestSite(folder)
  const cache = createResponseCache(folder, readSiteIndex(folder).fileBytes)
  const about = readFileSync(join(folder, 'about.html'))
  rmSync(join(folder, 'about.html'))
  expect(await cache.read('about.html', 'identity')).toBeUndefined()
  writeFileSync(join(folder, 'about.html'), about)
  expect((await cache.read('about.html', 'identity'))?.body).toEqual(about)
})
