import { randomUUID } from 'node:crypto'
import { type AccessStore, write } from '../../access/tables.ts'
import { LOCAL_OWNER, type Person } from '../../kit/person.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** A link to the draft site. Times are ISO 8601. */
export type PreviewLink = { id: string; madeBy: string; madeAt: string; endsAt: string }

/** Creates a link. It works for seven days, or until it is revoked or its creator loses access. */
export async function createPreviewLink(
  { database, now }: AccessStore,
  { id, name }: Person,
): Promise<PreviewLink> {
  const at = now()
  const link = {
    id: randomUUID(),
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
  }
  const maker = { person_id: id === LOCAL_OWNER.id ? null : id }
  await write(async () => {
    await database
      .deleteFrom('studio_preview_links')
      .where('expires_at', '<=', link.created_at)
      .execute()
    await database
      .insertInto('studio_preview_links')
      .values({ ...link, ...maker })
      .execute()
  })
  return { id: link.id, madeBy: name, madeAt: link.created_at, endsAt: link.expires_at }
}

/** @returns the valid links, newest first. */
export async function listPreviewLinks(store: AccessStore): Promise<PreviewLink[]> {
  const rows = await lastingLinks(store)
    .select(['link.id', 'person.name', 'link.created_at', 'link.expires_at'])
    .orderBy('link.created_at', 'desc')
    .execute()
  return rows.map(({ id, name, created_at, expires_at }) => ({
    id,
    madeBy: name ?? LOCAL_OWNER.name,
    madeAt: created_at,
    endsAt: expires_at,
  }))
}

/** Revokes a link, which ends the access of everybody who uses it. @returns whether there was one. */
export async function endPreviewLink({ database }: AccessStore, id: string): Promise<boolean> {
  const { numDeletedRows } = await write(() =>
    database.deleteFrom('studio_preview_links').where('id', '=', id).executeTakeFirst(),
  )
  return numDeletedRows > 0n
}

/**
 * Checks access to the draft site.
 * @param id of a link, or of a session of the studio.
 * @returns the time at which access ends; undefined for no access.
 */
export async function openUntil(store: AccessStore, id: string): Promise<Date | undefined> {
  const { database, now } = store
  const session = database
    .selectFrom('studio_sessions')
    .select('expires_at')
    .where('id', '=', id)
    .where('expires_at', '>', now().toISOString())
  const row = await lastingLinks(store)
    .select('link.expires_at')
    .where('link.id', '=', id)
    .unionAll(session)
    .executeTakeFirst()
  return row && new Date(row.expires_at)
}

function lastingLinks({ database, now }: AccessStore) {
  return database
    .selectFrom('studio_preview_links as link')
    .leftJoin('studio_people as person', 'person.id', 'link.person_id')
    .where('link.expires_at', '>', now().toISOString())
    .where('person.ended_at', 'is', null)
}
