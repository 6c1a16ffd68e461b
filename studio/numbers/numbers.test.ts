import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { openDatabase } from '../../receiver/src/storage/openDatabase.ts'
import { addPageNumbers } from '../../receiver/src/storage/pageNumbers.ts'
import { provideStores, STORES, type StoreName } from '../../receiver/test/support/provideStores.ts'
import { addPages } from '../server/addPages.ts'
import { type Bundle, bundleStudio } from '../server/bundle.ts'
import { addGuards } from '../server/startStudio.ts'
import { addNumbers } from './addNumbers.ts'

const emptyDatabase = provideStores()
const PORT = 4330
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

let bundle: Bundle
beforeAll(async () => {
  bundle = await bundleStudio(join(import.meta.dirname, '../..'))
}, 60_000)

/** The numbers' part of a studio: an article was seen often today, and once two weeks ago. */
async function openNumbers(store: StoreName) {
  const database = await openDatabase(await emptyDatabase(store))
  const article = { day: daysAgo(0), page: '/lamps & <b>oil</b>', count: 1200 }
  await addPageNumbers(database, [
    { ...article, measure: 'view', detail: 'search.example' },
    { ...article, measure: 'lcp', detail: '1500', count: 3 },
    { day: daysAgo(14), page: '/about', measure: 'view', detail: '', count: 1 },
  ])
  const app = Fastify()
  addPages(app, bundle)
  addGuards(app, { port: PORT, origin: undefined })
  addNumbers(app, { database, contentDirectory: TEST_CONTENT })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  return (url: string) =>
    app.inject({ url, headers: { host: `127.0.0.1:${PORT}`, accept: 'text/html' } })
}

describe.for(STORES)('%s', (store) => {
  test('the owner sees which pages were viewed, what led there and how fast they were', async () => {
    const get = await openNumbers(store)
    const { body, statusCode } = await get('/numbers')
    expect(statusCode).toBe(200)
    for (const words of ['1,200', '1,201', 'search.example', '≤ 1.5 s', '/about']) {
      expect(body).toContain(words)
    }
    // Whatever a page is called stays words.
    expect(body).toContain('/lamps &amp; &lt;b&gt;oil&lt;/b&gt;')
    expect(body).not.toContain('<b>oil')
  })

  test('a shorter time leaves out what was before it, in the export too', async () => {
    const get = await openNumbers(store)
    expect((await get('/numbers?days=7')).body).not.toContain('/about')
    expect((await get('/numbers/export?days=7')).body).not.toContain('/about')
    expect((await get('/numbers/export?days=30')).body).toContain('/about')
    expect((await get('/numbers?days=none')).body).toContain('/about')
  })

  test('the drawing shows its own styles and runs nothing', async () => {
    const get = await openNumbers(store)
    const { body, headers } = await get('/numbers/views.svg?days=7')
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('1,200')
  })
})

test('where nothing counts, the owner is led to the switch', async () => {
  const get = await openNumbers('SQLite')
  expect((await get('/numbers')).body).toContain('href="/#content/site/numbers.yaml"')
})
