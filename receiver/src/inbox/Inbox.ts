import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../storage/schema.ts'

/** Where the messages lie. */
type InboxStore = { kind: 'sqlite'; file: string } | { kind: 'postgresql'; databaseUrl: string }

/** What the commands work on. */
export type Inbox = {
  database: Kysely<ReceiverDatabase>
  store: InboxStore
  /** Last part of the mails' Message-IDs; null where no mail is sent. */
  readMailHost: () => Promise<string | null>
}
