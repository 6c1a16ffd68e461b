import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDeadLinks, outsideLinks } from './deadLinks.ts'
import { withFile } from './testInput.ts'

const asked: string[] = []
let server: Server
let base: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    if (url === '/silent') return
    const refusesHead = url === '/no-head' && method === 'HEAD'
    response.writeHead(refusesHead ? 405 : url === '/gone' ? 410 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  base = `http://127.0.0.1:${address.port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function link(path: string) {
  return { file: 'content/partners.yaml', field: 'item 1: "link"', url: base + path }
}

test('a working link gets one request, and a link that rejects HEAD gets a second', async () => {
  expect(await findDeadLinks([link('/here'), link('/no-head')])).toEqual([])
  expect(asked.toSorted()).toEqual(['GET /no-head', 'HEAD /here', 'HEAD /no-head'])
})

test('a dead link is reported with its file, its field and the response', async () => {
  expect(await findDeadLinks([link('/gone')])).toMatchObject([
    { level: 'should', file: 'content/partners.yaml', found: `${base}/gone: answers 410` },
  ])
})

test('a host that never responds does not block the check', async () => {
  expect(await findDeadLinks([link('/silent')], 200)).toMatchObject([
    { found: `${base}/silent: no answer within 0.2 seconds` },
  ])
})

test('a host that cannot be reached is reported', async () => {
  const url = 'http://127.0.0.1:1/'
  expect(await findDeadLinks([{ ...link(''), url }])).toMatchObject([
    { found: `${url}: cannot be reached` },
  ])
})

test('each external address is listed once, without the full stop of its sentence', () => {
  const { url } = withFile('brand').content.brand
  const text = `See https://one.org/a. Again https://one.org/a, and ${url}/about.`
  const urls = outsideLinks(withFile('footer', { tagline: text })).map((outside) => outside.url)
  expect(urls).toEqual(['https://one.org/a'])
})
