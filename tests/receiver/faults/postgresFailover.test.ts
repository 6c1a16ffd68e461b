import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { startPostgres } from '../../support/receiver/startPostgres.ts'
import { addressOf, startProcess } from '../../support/receiver/startProcess.ts'
import { startProxy } from '../../support/receiver/startProxy.ts'
import { temporaryFolder, writeTestSite } from '../../support/receiver/startReceiver.ts'
import { IS_LONG_ROUND } from '../../support/round.ts'

const VISITORS = 8

/** Each run starts from a new server; its number identifies it. */
const FAIL_OVERS = Array.from({ length: IS_LONG_ROUND ? 5 : 1 }, (_, index) => index + 1)

test.each(FAIL_OVERS)(
  'after PostgreSQL fails over to its synchronous standby, no acknowledged submission is missing, pages were served throughout and the receiver recovers by itself (%i)',
  {
    timeout: 120_000,
  },
  async () => {
    const primary = await startPostgres()
    onTestFinished(() => primary.remove())
    const databaseUrl = new URL(await primary.createDatabase())
    const standby = await primary.startStandby()
    onTestFinished(() => standby.remove())
    // Represents the address that moves with the primary: a proxy, a floating IP address, a host name.
    const address = await startProxy(Number(databaseUrl.port))
    databaseUrl.port = String(address.port)

    const siteDirectory = join(temporaryFolder(), 'dist')
    writeTestSite(siteDirectory)
    const child = startProcess({
      SITE_DIRECTORY: siteDirectory,
      // No folder can be created here: PostgreSQL needs none.
      DATA_DIRECTORY: '/dev/null/data',
      DATABASE_URL: databaseUrl.href,
      LOG_LEVEL: 'trace',
    })
    const log: string[] = []
    child.stdout.on('data', (chunk) => log.push(String(chunk)))
    const url = await addressOf(child)
    const acknowledged: string[] = []
    const statuses = new Set<number | undefined>()
    const retryAfter = new Set<string | null | undefined>()
    let isOver = false
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let index = 0; !isOver; index += 1) {
        const email = `visitor-${visitor}-${index}@b.example`
        const answer = await postSubscription(url, email)
        statuses.add(answer?.status)
        if (answer?.status === 200) acknowledged.push(email)
        else retryAfter.add(answer?.headers.get('retry-after'))
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(100)
    await primary.kill()
    // The address may move before the standby accepts writes.
    address.leadTo(standby.port)
    await expect.poll(() => [...statuses]).toContain(503)
    expect((await fetch(`${url}/about`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    const before = acknowledged.length
    await standby.promote()
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    isOver = true
    await Promise.all(visitors)

    expect([...statuses].sort()).toEqual([200, 503])
    expect([...retryAfter].every((seconds) => Number(seconds) > 0)).toBe(true)
    const database = await openDatabase({ dataDirectory: '', databaseUrl: databaseUrl.href })
    const rows = await database.selectFrom('submissions').select('email').execute()
    await database.destroy()
    const kept = new Set(rows.map(({ email }) => email))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(rows).toHaveLength(kept.size)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(log.join('')).toContain('the storage fails')
    expect(log.join('')).not.toMatch(/test-password|visitor-/)
  },
)
