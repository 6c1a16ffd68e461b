import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import type { DeliveriesTable } from '../../../core/outbox/tables.ts'
import type {
  Submission,
  SubmissionSource,
  SubmissionsTable,
} from '../../../core/submissions/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'

/** The source of a submission whose source is unknown. */
export const noSource: SubmissionSource = {
  page: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
}

export const exampleSubscription: Submission = {
  ...noSource,
  form: 'newsletter',
  target: 'newsletter',
  email: 'nora@northfold.example',
  name: null,
  phone: null,
  subject: null,
  comments: null,
  extraFields: [],
  signals: [],
  tokenId: null,
  language: null,
}

export const exampleMessage: Submission = {
  ...exampleSubscription,
  form: 'contact',
  target: 'hello@agency.example',
  name: 'Nora Dunmore',
  subject: 'New website',
  comments: 'We need five pages.\nBy June.',
}

/** A message as stored in the database. Tests set the fields that matter to them. */
export function storedMessage(changes: Partial<SubmissionsTable> = {}): SubmissionsTable {
  return {
    id: '019df1c0-1000-7000-8000-00003f9c02ab',
    form: 'contact',
    target: 'hello@agency.example',
    status: 'new',
    email: 'nora@northfold.example',
    name: 'Nora Dunmore',
    phone: null,
    subject: 'New website',
    comments: 'We need five pages.\nBy June.',
    extra_fields: '[]',
    received_at: '2026-05-04T09:00:00.000Z',
    language: null,
    ...noSource,
    assigned_to: null,
    due_on: null,
    spam_signals: '[]',
    text_fingerprint: null,
    token_id: null,
    learned_as: null,
    ...changes,
  }
}

/** The mail about the message. */
export function storedMail(changes: Partial<DeliveriesTable> = {}): DeliveriesTable {
  const { submission_id = storedMessage().id } = changes
  const { received_at } = storedMessage()
  return {
    id: `owner-mail/${submission_id}`,
    kind: 'owner-mail',
    recipient: null,
    submission_id,
    message_id: `${submission_id}@agency.example`,
    payload: null,
    state: 'waiting',
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: received_at,
    lease_owner: null,
    leased_until: null,
    last_error: null,
    sent_at: null,
    created_at: received_at,
    ...changes,
  }
}

/** A webhook about the message. */
export function storedWebhook(changes: Partial<DeliveriesTable> = {}): DeliveriesTable {
  const { submission_id = storedMessage().id, recipient = 'crm.example/1a2b3c4d' } = changes
  return storedMail({
    id: `webhook/${submission_id}/${recipient}`,
    kind: 'webhook',
    recipient,
    message_id: submission_id ?? '',
    ...changes,
  })
}

/** Reads the submissions from the file, as another program would. */
export function storedRows(dataDirectory: string): SubmissionsTable[] {
  const database = new DatabaseSync(join(dataDirectory, SQLITE_FILE_NAME), { readOnly: true })
  try {
    const rows = database.prepare('select * from submissions order by received_at').all()
    return rows as unknown as SubmissionsTable[]
  } finally {
    database.close()
  }
}

/** Few enough for every database to accept their values in one statement. */
const ROWS_AT_ONCE = 1_000

/** Inserts messages into a new database, each with the content mark that the receiver sets. */
export async function fillDatabase(
  config: DatabaseConfig,
  messages: readonly SubmissionsTable[],
  deliveries: readonly DeliveriesTable[] = [],
): Promise<void> {
  const database = await openDatabase(config)
  for (let start = 0; start < messages.length; start += ROWS_AT_ONCE) {
    const rows = messages.slice(start, start + ROWS_AT_ONCE)
    const marks = rows.map(({ id, received_at }) => ({
      content_hash: `hash-of-${id}`,
      submission_id: id,
      seen_at: received_at,
    }))
    await database.insertInto('submissions').values(rows).execute()
    await database.insertInto('recent_content').values(marks).execute()
  }
  if (deliveries.length > 0) await database.insertInto('deliveries').values(deliveries).execute()
  await database.destroy()
}

/** Reads the whole database. */
export async function readDatabase(config: DatabaseConfig) {
  const database = await openDatabase(config)
  const submissions = await database.selectFrom('submissions').selectAll().orderBy('id').execute()
  const outbox = await database.selectFrom('deliveries').selectAll().orderBy('id').execute()
  const marks = await database.selectFrom('recent_content').selectAll().execute()
  const subscribers = await database
    .selectFrom('subscribers')
    .selectAll()
    .orderBy('email')
    .execute()
  const notes = await database.selectFrom('notes').selectAll().orderBy('written_at').execute()
  await database.destroy()
  return { submissions, outbox, marks, notes, subscribers }
}
