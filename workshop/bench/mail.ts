import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../core/database/tables.ts'
import { articleMail } from '../../core/subscribers/articleMail.ts'
import { readFeed } from '../../core/subscribers/feed.ts'
import { queueMailing } from '../../core/subscribers/mailings.ts'
import { openDatabase } from '../../server/openDatabase.ts'
import { residentMib } from './memory.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

const SUBSCRIBERS = 10_000
const INSERTED_ROWS = 500
const LOOK_EVERY_MS = 1_000
/** Mails between two lines of the table. */
const STEP = 2_000

/** Measures the receiver's memory while it mails an article to its subscribers as fast as possible. */
export async function benchMail(): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-mail-'))
  const mailServer = await startMailServer()
  const site = await serveSite({
    DATA_DIRECTORY: dataDirectory,
    DATABASE_URL: '',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SUBSCRIBER_MAILS_PER_MINUTE: String(SUBSCRIBERS),
  })
  const database = await openDatabase({ dataDirectory, databaseUrl: null })
  try {
    await addSubscribers(database)
    const [article] = await readFeed('dist')
    if (!article) throw new Error('The built site has no article.')
    const { title, url } = article
    const mailing = { title, url, language: null, ...articleMail(article, 'Read the rest') }
    printRow('mails sent', 'seconds', 'memory')
    printRow('---:', '---:', '---:')
    const atRest = residentMib(site.pid)
    printRow(0, '', `${atRest} MiB`)
    await queueMailing(database, mailing, 'agency.example', new Date())
    const most = await watch(database, site.pid)
    printRow('at most', '', `${most} MiB, ${most - atRest} more than at rest`)
  } finally {
    await database.destroy()
    await site.stop()
    mailServer.stop()
    await rm(dataDirectory, { recursive: true })
  }
}

/** Prints the memory at regular numbers of mails until all are sent. @returns the peak, in MiB. */
async function watch(database: Kysely<Tables>, pid: number): Promise<number> {
  let most = 0
  let sent = 0
  let printed = 0
  let startMs = 0
  while (sent < SUBSCRIBERS) {
    await wait(LOOK_EVERY_MS)
    const memory = residentMib(pid)
    most = Math.max(most, memory)
    const row = await database
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow()
    sent = row.sent
    // The receiver polls once a minute, so the clock starts with the first mail.
    if (sent > 0 && startMs === 0) startMs = performance.now()
    if (sent < SUBSCRIBERS && sent < printed + STEP) continue
    printed = sent
    printRow(sent, ((performance.now() - startMs) / 1000).toFixed(0), `${memory} MiB`)
  }
  return most
}

async function addSubscribers(database: Kysely<Tables>): Promise<void> {
  const signedUpAt = new Date().toISOString()
  const subscribers = Array.from({ length: SUBSCRIBERS }, (_, index) => ({
    id: randomUUID(),
    email: `subscriber-${index}@example.org`,
    state: 'confirmed' as const,
    wording: '',
    signed_up_at: signedUpAt,
    asked_at: signedUpAt,
    confirmed_at: signedUpAt,
    ended_at: null,
  }))
  for (let start = 0; start < SUBSCRIBERS; start += INSERTED_ROWS) {
    await database
      .insertInto('subscribers')
      .values(subscribers.slice(start, start + INSERTED_ROWS))
      .execute()
  }
}

/** Starts the mail server in its own process, so that its memory does not count. */
async function startMailServer(): Promise<{ port: number; stop(): void }> {
  const server = spawn('node', ['workshop/bench/takeMails.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return { port: Number(line), stop: () => server.kill() }
}
