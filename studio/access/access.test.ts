import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/openDatabase.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../tests/support/receiver/emptyDatabase.ts'
import { listAudit, recordAudit } from './audit.ts'
import { createKeyLink } from './createKeyLink.ts'
import { addKey, endKey, KeyTakenError, listKeys } from './keys.ts'
import { createLink, findLink, followLink, type NewLink } from './links.ts'
import { endPerson, listPeople, NameTakenError } from './people.ts'
import { endSession, findSession, listSessions, startSession } from './sessions.ts'
import { openAccess } from './tables.ts'

const ORIGIN = 'https://studio.example'
const HOUR_MS = 60 * 60 * 1000
const ADA = { kind: 'invitation', name: 'Ada', role: 'owner' } as const
const WIM = { kind: 'invitation', name: 'Wim', role: 'writer' } as const
const KEY = { id: 'key', publicKey: 'public', counter: 0 }

/** A studio whose clock the test sets. */
async function studio(name: StoreName) {
  const database = await openDatabase(await emptyDatabase(name))
  onTestFinished(() => database.destroy())
  let ms = Date.parse('2026-11-22T09:00:00.000Z')
  const store = await openAccess(database, () => new Date(ms))
  const pass = (hours: number) => {
    ms += hours * HOUR_MS
  }
  async function joinBy(link: NewLink, keyId: string) {
    const token = await createLink(store, link)
    const { personId, name, role } = (await findLink(store, token)) ?? expect.fail('no link')
    const person = { id: personId, name, role }
    await followLink(store, token, person, { ...KEY, id: keyId })
    return person
  }
  return { store, database, pass, joinBy }
}

describe.for(STORES)('%s', (name) => {
  test('tables are created once, however often the studio starts', async () => {
    const { database } = await studio(name)
    expect(await listPeople(await openAccess(database))).toEqual([])
  })

  test('a session expires after twelve hours', async () => {
    const { store, pass, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'a')
    const token = await startSession(store, ada.id)
    expect(await findSession(store, token)).toMatchObject({ person: ada })
    pass(11.9)
    expect(await findSession(store, token)).toBeDefined()
    pass(0.2)
    expect(await findSession(store, token)).toBeUndefined()
    expect(await listSessions(store)).toEqual([])
  })

  test('an ended session no longer works, and other sessions continue', async () => {
    const { store, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'a')
    const [first, second] = [await startSession(store, ada.id), await startSession(store, ada.id)]
    await endSession(store, (await findSession(store, first))?.id ?? '')
    expect(await findSession(store, first)).toBeUndefined()
    expect(await findSession(store, second)).toBeDefined()
  })

  test('the tables hold neither session tokens nor link tokens', async () => {
    const { store, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'a')
    const [session, link] = [await startSession(store, ada.id), await createLink(store, WIM)]
    const rows = JSON.stringify([
      await store.database.selectFrom('studio_sessions').selectAll().execute(),
      await store.database.selectFrom('studio_links').selectAll().execute(),
    ])
    expect(rows).not.toContain(session)
    expect(rows).not.toContain(link)
  })

  test('two people who follow an invitation at once cannot both join', async () => {
    const { store } = await studio(name)
    const token = await createLink(store, WIM)
    const person = { id: 'wim', name: 'Wim', role: 'writer' } as const
    const both = await Promise.all(
      ['one', 'two'].map((id) => followLink(store, token, { ...person, id }, { ...KEY, id })),
    )
    expect(both.toSorted()).toEqual([false, true])
    expect(await listPeople(store)).toHaveLength(1)
    expect(await findLink(store, token)).toBeUndefined()
  })

  test.each([
    ['an invitation', WIM, 7 * 24],
    ["the first owner's link", { kind: 'first-owner' }, 1],
  ] as const)('%s expires on time', async (_, link, hours) => {
    const { store, pass } = await studio(name)
    const token = await createLink(store, link)
    pass(hours - 0.1)
    expect(await findLink(store, token)).toBeDefined()
    pass(0.2)
    expect(await findLink(store, token)).toBeUndefined()
    const late = { id: 'late', name: 'Late', role: 'owner' } as const
    expect(await followLink(store, token, late, KEY)).toBe(false)
  })

  test('a first-owner link cannot add a second owner', async () => {
    const { store, joinBy } = await studio(name)
    const token = await createLink(store, { kind: 'first-owner' })
    await joinBy(ADA, 'a')
    expect(await findLink(store, token)).toBeUndefined()
  })

  test('a new key replaces the lost one and ends its sessions', async () => {
    const { store, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'lost')
    const session = await startSession(store, ada.id)
    await joinBy({ kind: 'lost-key', personId: ada.id }, 'new')
    expect(await findSession(store, session)).toBeUndefined()
    const keys = await store.database.selectFrom('studio_passkeys').select('id').execute()
    expect(keys).toEqual([{ id: 'new' }])
    expect(await listPeople(store)).toMatchObject([{ id: ada.id, name: 'Ada', role: 'owner' }])
  })

  test('a key that is already registered is rejected, and the link stays valid', async () => {
    const { store, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'known')
    const at = store.now().toISOString()
    const again = { personId: ada.id, name: 'again', usedAt: null }
    await expect(addKey(store.database, { ...KEY, id: 'known' }, again, at)).rejects.toThrow(
      KeyTakenError,
    )
    const token = await createLink(store, WIM)
    const wim = { id: 'wim', name: 'Wim', role: 'writer' } as const
    await expect(followLink(store, token, wim, { ...KEY, id: 'known' })).rejects.toThrow(
      KeyTakenError,
    )
    expect(await listPeople(store)).toHaveLength(1)
    expect(await followLink(store, token, wim, { ...KEY, id: 'new' })).toBe(true)
  })

  test('a person whose name looks like an existing one cannot join', async () => {
    const { store, joinBy } = await studio(name)
    await joinBy(ADA, 'a')
    for (const like of ['ADA', 'Аda', 'A\u200bda']) {
      const token = await createLink(store, { ...WIM, name: like })
      const person = { id: like, name: like, role: 'writer' } as const
      await expect(followLink(store, token, person, { ...KEY, id: like })).rejects.toThrow(
        NameTakenError,
      )
    }
    expect(await listPeople(store)).toHaveLength(1)
  })

  test('a person can add a second key, but cannot remove their last key', async () => {
    const { store, joinBy, pass } = await studio(name)
    const ada = await joinBy(ADA, 'first')
    const wim = await joinBy(WIM, 'wim')
    pass(1)
    const [here, elsewhere] = [await startSession(store, ada.id), await startSession(store, ada.id)]
    const keptSessionId = (await findSession(store, here))?.id ?? ''
    const phone = { personId: ada.id, name: 'phone', usedAt: null }
    await addKey(store.database, { ...KEY, id: 'second' }, phone, store.now().toISOString())
    expect(await listKeys(store, ada.id)).toMatchObject([
      { id: 'first', name: '' },
      { id: 'second', name: 'phone', usedAt: null },
    ])
    const end = (id: string, personId = ada.id) => endKey(store, { id, personId, keptSessionId })
    expect(await end('first', wim.id), 'removed by somebody else').toBeUndefined()
    expect(await findSession(store, elsewhere)).toBeDefined()
    expect(await end('first')).toBe('')
    expect(await findSession(store, elsewhere)).toBeUndefined()
    expect(await findSession(store, here)).toBeDefined()
    expect(await end('second'), 'the last key').toBeUndefined()
    expect(await listKeys(store, ada.id)).toHaveLength(1)
    expect(await listPeople(store)).toHaveLength(2)
  })

  test('one key remains when all keys of a person are removed at once', async () => {
    const { store, joinBy } = await studio(name)
    const { id: personId } = await joinBy(ADA, 'first')
    const phone = { personId, name: 'phone', usedAt: null }
    const others = ['second', 'third', 'fourth', 'fifth', 'sixth']
    for (const id of others) {
      await addKey(store.database, { ...KEY, id }, phone, store.now().toISOString())
    }
    const end = (id: string) => endKey(store, { id, personId, keptSessionId: '' })
    await Promise.all(['first', ...others].map(end))
    expect(await listKeys(store, personId)).toHaveLength(1)
  })

  test('two people cannot have the same name', async () => {
    const { store, joinBy } = await studio(name)
    await joinBy(ADA, 'a')
    const token = await createLink(store, { ...ADA, name: 'ADA' })
    const other = { id: 'other', name: 'ADA', role: 'owner' } as const
    await expect(followLink(store, token, other, { ...KEY, id: 'b' })).rejects.toThrow(
      NameTakenError,
    )
    expect(await findLink(store, token), 'the link is still valid').toBeDefined()
  })

  test('a removed person loses sessions and keys, and their name is free again', async () => {
    const { store, joinBy } = await studio(name)
    await joinBy(ADA, 'a')
    const wim = await joinBy(WIM, 'w')
    const session = await startSession(store, wim.id)
    expect(await endPerson(store, wim.id)).toEqual(wim)
    expect(await findSession(store, session)).toBeUndefined()
    expect(await endPerson(store, wim.id), 'removed a second time').toBeUndefined()
    expect(await joinBy(WIM, 'w')).toMatchObject({ name: 'Wim' })
  })

  test('the last owner cannot be removed', async () => {
    const { store, joinBy } = await studio(name)
    const ada = await joinBy(ADA, 'a')
    await joinBy(WIM, 'w')
    expect(await endPerson(store, ada.id)).toBeUndefined()
    const eve = await joinBy({ ...ADA, name: 'Eve' }, 'e')
    expect(await endPerson(store, ada.id)).toEqual(ada)
    expect(await endPerson(store, eve.id)).toBeUndefined()
  })

  test('one owner remains, with a key, when all owners are removed at once', async () => {
    const { store, joinBy } = await studio(name)
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay']
    const owners = []
    for (const one of names) owners.push(await joinBy({ ...ADA, name: one }, one))
    await Promise.all(owners.map(({ id }) => endPerson(store, id)))
    const [left, ...others] = await listPeople(store)
    expect(others).toEqual([])
    expect(await listKeys(store, left?.id ?? '')).toHaveLength(1)
  })

  test('the log lists who did what, newest first, for two years', async () => {
    const { store, pass } = await studio(name)
    await recordAudit(store, { name: 'Ada' }, 'signed in')
    pass(24 * 365)
    await recordAudit(store, { name: 'Wim' }, 'changed', 'a page')
    const told = { person: 'Wim', action: 'changed', about: 'a page' }
    expect(await listAudit(store, 10)).toMatchObject([told, { person: 'Ada', about: '' }])
    pass(24 * 366)
    await recordAudit(store, { name: 'Eve' }, 'signed in')
    expect(await listAudit(store, 10)).toMatchObject([{ person: 'Eve' }, told])
  })

  test('the command creates a link for the first owner, and afterwards only for lost keys', async () => {
    const { store, joinBy } = await studio(name)
    expect(await createKeyLink(store, ORIGIN, undefined)).toMatch(
      /^https:\/\/studio\.example\/access\/link\/.{43}$/,
    )
    await joinBy(ADA, 'a')
    await expect(createKeyLink(store, ORIGIN, undefined)).rejects.toThrow('People: Ada.')
    await expect(createKeyLink(store, ORIGIN, 'Bob')).rejects.toThrow('Nobody here is called Bob')
    const link = await createKeyLink(store, ORIGIN, 'ada')
    expect(await findLink(store, link.replace(/.*\//, ''))).toMatchObject({ kind: 'lost-key' })
    await expect(createKeyLink(store, undefined, 'ada')).rejects.toThrow('STUDIO_ORIGIN')
  })
})

// SQLite lets one process write at a time.
test('PostgreSQL: removing a key while a lost-key link is followed fails neither operation', async () => {
  const { store, joinBy } = await studio('PostgreSQL')
  const { database } = store
  const ada = await joinBy(ADA, 'first')
  const phone = { personId: ada.id, name: 'phone', usedAt: null }
  await addKey(database, { ...KEY, id: 'second' }, phone, store.now().toISOString())
  await startSession(store, ada.id)
  const token = await createLink(store, { kind: 'lost-key', personId: ada.id })
  const waiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    return rows.length
  }
  const removed: Promise<unknown>[] = []
  // A third transaction locks the key until both operations wait.
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('studio_passkeys').select('id').forUpdate().execute()
    removed.push(endKey(store, { id: 'first', personId: ada.id, keptSessionId: '' }))
    await expect.poll(waiting).toBe(1)
    removed.push(followLink(store, token, ada, { ...KEY, id: 'new' }))
    await expect.poll(waiting).toBe(2)
  })
  expect(await Promise.all(removed)).toEqual(['', true])
  expect(await listKeys(store, ada.id)).toMatchObject([{ id: 'new' }])
})
