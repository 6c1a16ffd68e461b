import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { addressOf, startBareProcess } from '../../support/receiver/startProcess.ts'
import { IS_LONG_ROUND } from '../../support/round.ts'

const VISITORS = 16

/**
 * Starts the receiver, and kills it while visitors subscribe.
 * @returns the addresses whose subscriptions were acknowledged.
 */
async function killUnderLoad(settings: Record<string, string>, round: number): Promise<string[]> {
  const child = startBareProcess(settings)
  const url = await addressOf(child)
  const acknowledged: string[] = []
  const enough = Promise.withResolvers<void>()
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = 0; ; index += 1) {
      const email = `visitor-${round}-${visitor}-${index}@b.example`
      const answer = await postSubscription(url, email)
      if (answer === null) return
      if (answer.status !== 200) return enough.reject(new Error(`answered ${answer.status}`))
      acknowledged.push(email)
      // A different moment in each round, so that kills hit between commits and during one.
      if (acknowledged.length === 30 + 3 * round) enough.resolve()
    }
  })
  await enough.promise
  child.kill('SIGKILL')
  await Promise.all([once(child, 'exit'), ...visitors])
  return acknowledged
}

test.for([
  ['SQLite', IS_LONG_ROUND ? 20 : 1],
  ['PostgreSQL', IS_LONG_ROUND ? 10 : 1],
] as const)(
  'on %s, every acknowledged submission survives %i kills under load',
  { timeout: 300_000 },
  async ([store, rounds]) => {
    const config = await emptyDatabase(store)
    const settings = {
      DATA_DIRECTORY: config.dataDirectory,
      DATABASE_URL: config.databaseUrl ?? '',
    }
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await killUnderLoad(settings, round)))
    }
    const database = await openDatabase(config)
    const rows = await database.selectFrom('submissions').select('email').execute()
    await database.destroy()
    const kept = new Set(rows.map(({ email }) => email))
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
    expect(rows).toHaveLength(kept.size)
  },
)
