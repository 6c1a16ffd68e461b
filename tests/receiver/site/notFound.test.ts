import { describe, expect, onTestFinished, test } from 'vitest'
import { countNotFound } from '../../../core/notFound/countNotFound.ts'
import {
  forgetNotFound,
  MAX_NOT_FOUND_PATHS,
  readNotFound,
} from '../../../core/notFound/notFoundCounts.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { silentLog } from '../../support/receiver/receiverOptions.ts'
import { rawRequest } from '../../support/receiver/requests.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'

const now = () => new Date('2026-11-22T23:59:00Z')

describe.for(STORES)('%s', (store) => {
  test('requests for missing pages are counted over two instances', async () => {
    const config = await emptyDatabase(store)
    const instances = [
      await startReceiver({ ...config, now }),
      await startReceiver({ ...config, now: () => new Date('2026-11-23T00:01:00Z') }),
    ]
    for (const { url, app } of instances) {
      const headers = { referer: `${url}/about?from=me` }
      await rawRequest(url, '/old-team?visitor=nora', { headers })
      await rawRequest(url, '/old-team', { headers: { referer: 'https://elsewhere.example/x' } })
      await rawRequest(url, '/%C3%BCber-uns.html')
      await app.close()
    }
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const last_day = '2026-11-23'
    expect(await readNotFound(database)).toEqual({
      pages: [
        { path: '/old-team', requests: 4, last_day, linked_from: '/about' },
        { path: '/über-uns.html', requests: 2, last_day, linked_from: null },
      ],
      otherRequests: 0,
    })
    expect(await forgetNotFound(database)).toBe(2)
    expect((await readNotFound(database)).pages).toEqual([])
  })

  test('existing pages, paths of non-pages and paths with a person’s address get no row', async () => {
    const config = await emptyDatabase(store)
    const { url, app } = await startReceiver({ ...config, now })
    for (const path of [
      '/',
      '/about',
      '/About',
      '/about/',
      '/wp-login.php',
      '/.git/config',
      '/.env',
    ]) {
      await rawRequest(url, path)
    }
    await rawRequest(url, '/no-such-page', { method: 'HEAD' })
    await rawRequest(url, '/no-such-page', { method: 'POST' })
    await rawRequest(url, '/nora@northfold.example-left/us')
    await rawRequest(url, '/a%00b')
    await rawRequest(url, `/${'x'.repeat(200)}`)
    await app.close()
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    expect(await readNotFound(database)).toEqual({ pages: [], otherRequests: 3 })
  })

  test('however many paths are tried, only the most requested ones up to the limit are stored', async () => {
    const config = await emptyDatabase(store)
    const wanted = '/wanted'
    for (const run of [1, 2]) {
      const { url, app } = await startReceiver({ ...config, now })
      for (let index = 0; index < 3; index += 1) await rawRequest(url, wanted)
      const paths = Array.from(
        { length: MAX_NOT_FOUND_PATHS + 9 },
        (_, index) => `/${run}-${index}`,
      )
      await Promise.all(paths.map((path) => app.inject(path)))
      await app.close()
    }
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const rows = await database.selectFrom('not_found').selectAll().execute()
    expect(rows).toHaveLength(MAX_NOT_FOUND_PATHS + 1)
    expect(rows.find(({ path }) => path === wanted)?.requests).toBe(6)
    const sum = rows.reduce((total, { requests }) => total + requests, 0)
    expect(sum).toBe(6 + 2 * (MAX_NOT_FOUND_PATHS + 9))
  })

  test('counts are written while the receiver runs, and no count is lost while the database fails', async () => {
    const database = await openDatabase(await emptyDatabase(store))
    onTestFinished(() => database.destroy())
    const failures: unknown[] = []
    const pages = countNotFound({
      database,
      log: { ...silentLog, error: (told: unknown) => failures.push(told) },
      now,
      writeEveryMs: 10,
    })
    onTestFinished(pages.stop)
    const rows = () => database.selectFrom('not_found').select(['path', 'requests']).execute()

    pages.count('/first', null)
    await expect.poll(rows).toEqual([{ path: '/first', requests: 1 }])
    await database.schema.alterTable('not_found').renameTo('away').execute()
    pages.count('/first', null)
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    pages.count('/first', null)
    await database.schema.alterTable('away').renameTo('not_found').execute()
    await expect.poll(rows).toEqual([{ path: '/first', requests: 3 }])
  })
})
