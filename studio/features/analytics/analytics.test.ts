import { beforeAll, describe, expect, test } from 'vitest'
import { addPageCounts } from '../../../core/analytics/pageCounts.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../../tests/support/receiver/emptyDatabase.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { analytics } from './feature.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

/** A studio with counts: many views of an article today, and one view of another page two weeks ago. */
async function openAnalytics(store: StoreName) {
  const { database, get } = await openStudio(bundle, await emptyDatabase(store), [analytics])
  const article = { day: daysAgo(0), page: '/lamps & <b>oil</b>', count: 1200 }
  await addPageCounts(database, [
    { ...article, measure: 'view', detail: 'search.example' },
    { ...article, measure: 'lcp', detail: '1500', count: 3 },
    { day: daysAgo(14), page: '/about', measure: 'view', detail: '', count: 1 },
  ])
  return get
}

describe.for(STORES)('%s', (store) => {
  test('the owner sees which pages were viewed, their sources and their speed', async () => {
    const get = await openAnalytics(store)
    const { html, status } = await get('/analytics')
    expect(status).toBe(200)
    for (const words of ['1,200', '1,201', 'search.example', '≤ 1.5 s', '/about']) {
      expect(html).toContain(words)
    }
    // A path never becomes markup.
    expect(html).toContain('/lamps &amp; &lt;b&gt;oil&lt;/b&gt;')
    expect(html).not.toContain('<b>oil')
  })

  test('a shorter period excludes earlier counts, also from the export', async () => {
    const get = await openAnalytics(store)
    expect((await get('/analytics?days=7')).html).not.toContain('/about')
    expect((await get('/analytics/export?days=7')).html).not.toContain('/about')
    expect((await get('/analytics/export?days=30')).html).toContain('/about')
    expect((await get('/analytics?days=14')).html).not.toContain('/about')
    expect((await get('/analytics?days=15')).html).toContain('/about')
    for (const days of ['none', '0', '1.5', '99999']) {
      expect((await get(`/analytics?days=${days}`)).html).toContain('value="30"')
    }
  })

  test('the chart has its own styles and runs no scripts', async () => {
    const get = await openAnalytics(store)
    const { html, headers } = await get('/analytics/views.svg?days=7')
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(html).toContain('1,200')
  })
})

test('if counting is off, the page links to the setting', async () => {
  const get = await openAnalytics('SQLite')
  expect((await get('/analytics')).html).toContain('href="/#content/site/analytics.yaml"')
})
