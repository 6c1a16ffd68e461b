import { type Kysely, sql } from 'kysely'

/**
 * Tables for people, their keys and sessions, sign-in links, links to the draft site for people without a session, and
 * the audit log.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('studio_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  // The log and the history of the content tell people apart by name.
  await schema
    .createIndex('studio_people_by_name')
    .unique()
    .on('studio_people')
    .column(sql`lower(name)`)
    .where(sql.ref('ended_at'), 'is', null)
    .execute()

  await schema
    .createTable('studio_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('studio_people.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()

  await schema
    .createTable('studio_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('studio_people.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('studio_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('studio_people.id'))
    .addColumn('name', 'text')
    .addColumn('role', 'text')
    .addColumn('email', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()

  await schema
    .createTable('studio_preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('studio_people.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  // Entries hold the name itself, so that they stay readable when the person has left.
  await schema
    .createTable('studio_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('studio_audit_by_time')
    .on('studio_audit')
    .columns(['at', 'id'])
    .execute()
}
