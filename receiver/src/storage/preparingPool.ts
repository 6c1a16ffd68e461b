import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * What keeps forms. Others may select all columns, and a prepared statement that does so fails once a newer receiver
 * has added one.
 */
const PREPARED = /^\s*(?:insert|with)\b/
/** In characters. Those of large batches seldom come again, and the server keeps each in memory. */
const MAX_PREPARED_LENGTH = 3_000
const MAX_PREPARED = 100

/** Nobody asks what these did, but for whether they were done: where one fails, so does the statement after it. */
const UNAWAITED = /^begin$|^insert into "submissions"/

/**
 * Lets PostgreSQL work less and its answers be waited for less often: what keeps forms is planned once for each
 * connection, and in a transaction some statements travel with the next one.
 * @param pool made with `pipeline`.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  return {
    options: pool.options,
    connect: async () => preparingClient(await pool.connect(), names),
    end: () => pool.end(),
  }
}

/** @param names of prepared statements by their text, the same on all connections. */
function preparingClient(client: PoolClient, names: Map<string, string>): PostgresPoolClient {
  let isInTransaction = false
  let unawaited: Promise<unknown>[] = []

  function send(text: string, values: readonly unknown[]) {
    const isPrepared = PREPARED.test(text) && text.length <= MAX_PREPARED_LENGTH
    if (isPrepared && !names.has(text) && names.size < MAX_PREPARED) {
      names.set(text, `kept_${names.size}`)
    }
    return client.query({ name: names.get(text), text, values: [...values] })
  }

  async function query(text: string, values: readonly unknown[]) {
    const sent = send(text, values)
    if (text === 'begin') isInTransaction = true
    if (isInTransaction && UNAWAITED.test(text)) {
      // Unheard it would end the process, before the next statement waits for it.
      sent.catch(() => {})
      unawaited.push(sent)
      return { command: 'INSERT', rowCount: 0, rows: [] }
    }
    // What has failed need not be heard of again once it is undone.
    const before = text === 'rollback' ? [] : unawaited
    unawaited = []
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    const [result] = await Promise.all([sent, ...before])
    return result
  }

  return {
    // Its other form, with a cursor, is for streams: nothing here streams rows.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  }
}
