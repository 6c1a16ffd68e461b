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

/** Works with the database, again while somebody else holds it. */
export function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(work, PATIENCE_MS)
}

/** Works on a connection of its own, which waits for the receiver's commits. */
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

/** Routes for owners alone, and for editors too. */
export const OWNERS = { config: { access: 'owner' } } as const
export const EDITORS = { config: { access: 'editor' } } as const
/** More than any form here takes, so that what is too long is told in words of its own. */
const MAX_FORM_BYTES = 8 * 1024 * 1024
/** Forms that change something. */
export const OWNER_FORM = { ...OWNERS, bodyLimit: MAX_FORM_BYTES } as const
export const EDITOR_FORM = { ...EDITORS, bodyLimit: MAX_FORM_BYTES } as const

/** The name and time for log and notes. */
export function whoAsks({ person }: FastifyRequest): Accessor {
  return { person: oneLine(person.name, MAX_PERSON_LENGTH), now: new Date() }
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

/** Answers with a file that the browser keeps. */
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
