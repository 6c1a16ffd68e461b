import { describe, expect, onTestFinished, test } from 'vitest'
import { countPages } from '../../../core/analytics/countPages.ts'
import { drawViews } from '../../../core/analytics/drawViews.ts'
import { addPageCounts } from '../../../core/analytics/pageCounts.ts'
import { readAnalytics } from '../../../core/analytics/readAnalytics.ts'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { silentLog } from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { NOW } from '../../support/receiver/runCommand.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'

const now = () => NOW
const TODAY = '2026-11-21'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

/** Reports a page to the receiver as a browser does. */
function tell(url: string, told: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${url}/f/count`, {
    method: 'POST',
    headers: { 'user-agent': BROWSER, ...headers },
    body: new URLSearchParams(told),
  })
}

async function storedAnalytics(config: DatabaseConfig) {
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  return database
    .selectFrom('analytics')
    .selectAll()
    .orderBy('page')
    .orderBy('measure')
    .orderBy('detail')
    .execute()
}

const view = (page: string, detail: string, count: number) => ({
  day: TODAY,
  page,
  measure: 'view' as const,
  detail,
  count,
})

describe.for(STORES)('%s', (store) => {
  test('views are counted by page, day and source, over two instances', async () => {
    const config = await emptyDatabase(store)
    for (const _ of [1, 2]) {
      const { url, app } = await startReceiver({ ...config, now })
      const campaign = { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'Spring' }
      expect((await tell(url, { page: '/about' })).status).toBe(204)
      await tell(url, { page: '/about', referrer: 'search.example' })
      await tell(url, { page: '/services/seo', referrer: 'mail.example', ...campaign })
      await app.close()
    }
    expect(await storedAnalytics(config)).toEqual([
      view('/about', '', 2),
      view('/about', 'search.example', 2),
      view('/services/seo', 'letter / email / Spring', 2),
    ])
  })

  test('visitors who opt out, programs and pages of other sites are not counted', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now })
    const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'HeadlessChrome/142.0', '']
    const left: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { origin: 'https://elsewhere.example' },
      ...robots.map((agent) => ({ 'user-agent': agent })),
    ]
    for (const headers of left) {
      expect((await tell(url, { page: '/about' }, headers)).status).toBe(204)
    }
    await app.close()
    expect(await storedAnalytics(config)).toEqual([])
  })

  test('only pages of the site are counted, each under its one address, without names of people', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now })
    for (const page of ['/about', '/about/', '/about.html']) await tell(url, { page })
    for (const page of ['/no-such', '/favicon.svg', '/%', 'about', '', '//about']) {
      await tell(url, { page })
    }
    const person = { utm_source: 'nora@northfold.example', referrer: 'mail.example/u/nora?q=1' }
    await tell(url, { page: '/about', ...person })
    await app.close()
    expect(await storedAnalytics(config)).toEqual([
      view('/about', '', 3),
      view('/about', 'mail.example', 1),
    ])
  })

  test('vitals are stored in buckets, and invalid values are left out', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now })
    await tell(url, { page: '/about', lcp: '1234.5', cls: '0', inp: '48' })
    await tell(url, { page: '/about', lcp: '1499' })
    await tell(url, { page: '/about', lcp: '1e9' })
    for (const lcp of ['', '-1', 'NaN', 'fast']) await tell(url, { page: '/about', lcp })
    await app.close()
    expect(
      (await storedAnalytics(config)).map(({ measure, detail, count }) => [measure, detail, count]),
    ).toEqual([
      ['cls', '0', 1],
      ['inp', '50', 1],
      ['lcp', '1500', 2],
      ['lcp', '60000', 1],
    ])
  })

  test('invented sources do not grow a day beyond its row limit; the largest counts stay', async () => {
    const config = await emptyDatabase(store)
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const madeUp = Array.from({ length: 30 }, (_, index) => view('/about', `${index}.example`, 1))
    await addPageCounts(database, [view('/about', '', 7), ...madeUp], 10)
    await addPageCounts(database, [view('/about', 'late.example', 5)], 10)
    const rows = await storedAnalytics(config)
    expect(rows).toHaveLength(11)
    expect(rows).toContainEqual(view('/about', '', 7))
    expect(rows).toContainEqual(view('/about', 'late.example', 5))
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(42)
  })

  test('no count is lost while the database fails, and counts are written while the receiver runs', async () => {
    const config = await emptyDatabase(store)
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const failures: unknown[] = []
    const counts = countPages({
      database,
      pageAt: (path) => path,
      log: { ...silentLog, error: (told: unknown) => failures.push(told) },
      now,
      writeEveryMs: 10,
    })
    onTestFinished(counts.stop)
    await database.schema.alterTable('analytics').renameTo('away').execute()
    counts.count(new Map([['page', '/about']]))
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    counts.count(new Map([['page', '/about']]))
    await database.schema.alterTable('away').renameTo('analytics').execute()
    await expect.poll(() => storedAnalytics(config)).toEqual([view('/about', '', 2)])
  })

  test('with counting switched off, its route does not exist', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now, countsPages: false })
    expect((await tell(url, { page: '/about' })).status).toBe(404)
    await app.close()
    expect(await storedAnalytics(config)).toEqual([])
  })

  test('views, leads and vitals of each page are read together', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now })
    for (const referrer of ['', 'search.example', 'search.example']) {
      await tell(url, { page: '/about', ...(referrer && { referrer }) })
    }
    await tell(url, { page: '/' })
    for (const lcp of ['900', '1800', '2400', '9000']) await tell(url, { page: '/about', lcp })
    await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _page: '/about' })
    await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _honey: 'x', _page: '/about' })
    await postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example', _page: '/' })
    await postForm(`${url}/${MAILBOX}`, {
      ...goodMessage,
      comments: 'From a page that is not known',
    })
    await app.close()
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const { pages, sources, vitals, subscribers } = await readAnalytics(database, '2026-10-22')
    expect(pages).toEqual([
      { page: '/about', views: 3, leads: 1, signUps: 0, vitals: { lcp: 2500 } },
      { page: '/', views: 1, leads: 0, signUps: 1, vitals: {} },
      { page: '', views: 0, leads: 1, signUps: 0, vitals: {} },
    ])
    expect(sources).toEqual([{ source: 'search.example', views: 2 }])
    expect({ vitals, subscribers }).toEqual({ vitals: { lcp: 2500 }, subscribers: 0 })
  })
})

test('the chart has a column for each day, even for days without views', () => {
  const drawing = drawViews({ days: [{ day: '2026-11-20', views: 3 }] }, '2026-11-14', TODAY)
  expect(drawing).toContain('3 views from 2026-11-14 to 2026-11-21')
  expect(drawing.match(/<rect class="bar"/g)).toHaveLength(8)
})
