import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeStudio } from '../../../tests/support/studio/openWholeStudio.ts'

const PICTURE = '/@fs/srv/agency/.cache/studio/content/pictures/about.webp'
const PAGE = `<html><h1>About us</h1><img src="${PICTURE}"></html>`

let studio: Awaited<ReturnType<typeof openWholeStudio>>
let cookie = ''
/** Requests that the studio sent to the drawing process, which listens on this machine only. */
const asked: string[] = []

beforeAll(async () => {
  const drawer = Fastify({ forceCloseConnections: true })
  drawer.addHook('onRequest', async ({ url }) => {
    asked.push(url)
  })
  drawer.get('/about', (_request, reply) => reply.type('text/html').send(PAGE))
  drawer.get(PICTURE, (_request, reply) => reply.type('image/webp').send('a picture'))
  await drawer.listen({ port: 0, host: '127.0.0.1' })
  const { port } = drawer.server.address() as AddressInfo
  const contentDirectory = await mkdtemp(join(tmpdir(), 'drawn-'))
  studio = await openWholeStudio(async () => ({
    contentDirectory,
    url: `http://127.0.0.1:${port}`,
    hasEnded: () => false,
    take: async () => {},
    async end() {
      await drawer.close()
      await rm(contentDirectory, { recursive: true })
    },
  }))
  cookie = await studio.signIn('writer')
}, 60_000)

afterAll(() => studio.close())

const get = (url: string, headers: Record<string, string> = { cookie }) =>
  studio.ask({ method: 'GET', url }, { headers })

test('behind a proxy, a signed-in person gets drawings and their pictures from the studio itself', async () => {
  const drawn = await get('/api/drawing?file=content/pages/about.yaml')
  expect(JSON.parse(drawn.words)).toEqual({ page: PAGE })
  const inWindow = await get('/preview/page?file=content/pages/about.yaml')
  expect(inWindow.words).toBe(PAGE)
  expect(inWindow.headers['content-security-policy']).toMatch(
    /^sandbox allow-same-origin; default-src 'none'/,
  )
  const picture = await get(PICTURE)
  expect([picture.status, picture.words]).toEqual([200, 'a picture'])
})

test('behind a proxy, requests without a session get neither, and no other file of the drawing process is served', async () => {
  asked.length = 0
  for (const url of ['/api/drawing?file=content/pages/about.yaml', PICTURE]) {
    expect((await get(url, {})).status).toBe(401)
  }
  expect((await get('/@fs/srv/agency/.env')).status).toBe(404)
  expect(asked).toEqual([])
})
