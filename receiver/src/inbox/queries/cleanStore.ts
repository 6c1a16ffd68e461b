import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { postgresMigrationDialect } from '../../storage/postgresDialect.ts'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import type { Inbox } from '../Inbox.ts'
import { InboxError } from '../InboxError.ts'

const CHECKPOINT_PATIENCE_MS = 15_000
const PAUSE_MS = 200

/**
 * Has the words of erased rows leave the files too. SQLite: the file is written anew and its log is
 * emptied. PostgreSQL: the room of the rows is given free to be written over.
 * @throws InboxError when another program holds the SQLite database for too long, or the disk is full.
 */
export async function cleanStore({ database, store }: Inbox): Promise<void> {
  if (store.kind === 'postgresql') return vacuumPostgres(store.databaseUrl)
  try {
    await sql`vacuum`.execute(database)
  } catch (cause) {
    throw notRewritten(store.file, cause)
  }
  const deadlineMs = performance.now() + CHECKPOINT_PATIENCE_MS
  for (;;) {
    // Answers busy, and does what it can, while another process reads an older state.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    if (performance.now() > deadlineMs) throw stillHeld(store.file)
    await wait(PAUSE_MS)
  }
}

/** Until it is switched on, SQLite leaves the words of erased rows in the file. */
export async function overwriteWhatIsErased({ database, store }: Inbox): Promise<void> {
  if (store.kind === 'sqlite') await sql`pragma secure_delete = on`.execute(database)
}

async function vacuumPostgres(databaseUrl: string): Promise<void> {
  const database = new Kysely<ReceiverDatabase>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    await sql`vacuum submissions, outbox, recent_content`.execute(database)
  } finally {
    await database.destroy()
  }
}

function stillHeld(file: string): InboxError {
  return new InboxError(
    `The messages are erased, but other programs read ${file} all the time, so their words may still lie in the file beside it that ends in -wal. They leave it when the receiver is next stopped.`,
  )
}

function notRewritten(file: string, cause: unknown): InboxError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new InboxError(
    `The messages are erased, but ${file} could not be written anew: ${reason}. It needs free space of its own size, in its folder and in the folder for temporary files.`,
    { cause },
  )
}
