import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import { mountDisk, NEEDS_DISK, type TestDisk } from '../../support/receiver/mountDisk.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { startPostgres } from '../../support/receiver/startPostgres.ts'
import { addressOf, startBareProcess } from '../../support/receiver/startProcess.ts'
import { IS_LONG_ROUND, roundOf } from '../../support/round.ts'

const CUTS = IS_LONG_ROUND ? 9 : 1
const VISITORS = 16

/**
 * Cuts the power of the disk while visitors subscribe.
 * @returns the addresses whose subscriptions were acknowledged before the cut.
 */
async function cutUnderLoad(disk: TestDisk, url: string, cut: number): Promise<string[]> {
  const acknowledged: { email: string; atS: number }[] = []
  const enough = Promise.withResolvers<void>()
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = 0; ; index += 1) {
      const email = `visitor-${cut}-${visitor}-${index}@b.example`
      const answer = await postSubscription(url, email)
      if (answer?.status !== 200) return enough.resolve()
      acknowledged.push({ email, atS: Number(process.hrtime.bigint()) / 1e9 })
      // A different moment after each start.
      if (acknowledged.length === 100 + 50 * cut) enough.resolve()
    }
  })
  await enough.promise
  // Proves that the power was cut: the system has taken this write, the disk has not.
  writeFileSync(join(disk.folder, `unsynced-${cut}`), 'taken')
  const cutAtS = await disk.cutPower()
  await Promise.all(visitors)
  return acknowledged.filter(({ atS }) => atS < cutAtS).map(({ email }) => email)
}

test.for(roundOf(['SQLite', 'PostgreSQL'] as const))(
  'on %s, after power cuts every acknowledged submission is on the disk',
  { timeout: 300_000 },
  async (store, { skip }) => {
    const disk = mountDisk()
    if (disk === null) return skip(NEEDS_DISK)
    const server =
      store === 'PostgreSQL' ? await startPostgres({ durable: true, parent: disk.folder }) : null
    if (server) onTestFinished(() => server.kill())
    const config = {
      dataDirectory: join(disk.folder, 'data'),
      databaseUrl: server ? await server.createDatabase() : null,
    }

    const acknowledged: string[] = []
    let dropped = 0
    for (let cut = 0; cut < CUTS; cut += 1) {
      const child = startBareProcess({
        DATA_DIRECTORY: config.dataDirectory,
        DATABASE_URL: config.databaseUrl ?? '',
      })
      acknowledged.push(...(await cutUnderLoad(disk, await addressOf(child), cut)))
      child.kill('SIGKILL')
      await Promise.all([once(child, 'exit'), server?.kill()])
      await disk.mountAgain()
      const unsynced = statSync(join(disk.folder, `unsynced-${cut}`), { throwIfNoEntry: false })
      if (!unsynced?.size) dropped += 1
      await server?.restart()
    }

    // Not in every round: another program on the machine may have synced all disks.
    expect(dropped).toBeGreaterThan(0)
    const database = await openDatabase(config)
    const rows = await database.selectFrom('submissions').select('email').execute()
    await database.destroy()
    const kept = new Set(rows.map(({ email }) => email))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(rows).toHaveLength(kept.size)
  },
)
