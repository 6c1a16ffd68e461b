import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../../core/database/openSqlite.ts'
import type { Tables } from '../../core/database/tables.ts'
import { oneLine } from '../../core/lib/oneLine.ts'
import { type Accessor, MAX_PERSON_LENGTH } from '../../core/submissions/accessLog.ts'
import { openBesideReceiver } from '../../server/openBesideReceiver.ts'
import type { Studio } from './Studio.ts'

/** A receiver's commits take milliseconds; a backup or an erasure may hold the database for seconds. */
const PATIENCE_MS = 10_000

/** Runs database work, and retries it while another process holds the database. */
export function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(work, PATIENCE_MS)
}

/** Runs database work on a separate connection, which waits for the receiver's commits. */
export async function onOwnConnection<Result>(
  { config }: Pick<Studio, 'config'>,
  work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openBesideReceiver(config)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** Route options: for owners only, or for editors and owners. */
export const OWNERS = { config: { access: 'owner' } } as const
export const EDITORS = { config: { access: 'editor' } } as const
/** Larger than any valid form here, so that an overlong field gets its own error message. */
const MAX_FORM_BYTES = 8 * 1024 * 1024
/** Route options of forms that change something. */
export const OWNER_FORM = { ...OWNERS, bodyLimit: MAX_FORM_BYTES } as const
export const EDITOR_FORM = { ...EDITORS, bodyLimit: MAX_FORM_BYTES } as const

/** The person and time for the log and for notes. */
export function accessorOf({ person }: FastifyRequest): Accessor {
  return { person: oneLine(person.name, MAX_PERSON_LENGTH), now: new Date() }
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

/** Responds with a file to download. */
export function sendFile(
  reply: FastifyReply,
  name: string,
  format: keyof typeof TYPES,
  pieces: NodeJS.ReadableStream,
): FastifyReply {
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(pieces)
}
