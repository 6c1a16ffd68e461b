import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../../tests/support/receiver/emptyDatabase.ts'
import { createLink, findLink, followLink } from '../../access/links.ts'
import { endPerson } from '../../access/people.ts'
import { endSession, findSession, startSession } from '../../access/sessions.ts'
import { openAccess } from '../../access/tables.ts'
import { LOCAL_OWNER, type Person, type Role } from '../../kit/person.ts'
import { createPreviewLink, endPreviewLink, listPreviewLinks, openUntil } from './previewLinks.ts'
import { createPreviewTokens } from './previewTokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A studio whose clock the test sets. */
async function studio(name: StoreName) {
  const database = await openDatabase(await emptyDatabase(name))
  onTestFinished(() => database.destroy())
  let ms = Date.parse('2026-11-23T09:00:00.000Z')
  const store = await openAccess(database, () => new Date(ms))
  return {
    store,
    pass(days: number) {
      ms += days * DAY_MS
    },
    async join(called: string, role: Role): Promise<Person> {
      const token = await createLink(store, { kind: 'invitation', name: called, role })
      const { personId } = (await findLink(store, token)) ?? expect.fail('no link')
      const person = { id: personId, name: called, role }
      await followLink(store, token, person, { id: called, publicKey: 'public', counter: 0 })
      return person
    },
  }
}

describe.for(STORES)('%s', (name) => {
  test('a link gives access to the draft site for seven days, and is listed for as long', async () => {
    const { store, pass, join } = await studio(name)
    const wim = await join('Wim', 'writer')
    const link = await createPreviewLink(store, wim)
    expect(link.endsAt).toBe('2026-11-30T09:00:00.000Z')
    pass(6.9)
    expect(await openUntil(store, link.id)).toEqual(new Date(link.endsAt))
    expect(await listPreviewLinks(store)).toEqual([link])
    pass(0.2)
    expect(await openUntil(store, link.id)).toBeUndefined()
    expect(await listPreviewLinks(store)).toEqual([])
  })

  test('a revoked link gives no access, and other links still do', async () => {
    const { store, join } = await studio(name)
    const ada = await join('Ada', 'owner')
    const [first, second] = [
      await createPreviewLink(store, ada),
      await createPreviewLink(store, LOCAL_OWNER),
    ]
    expect(await endPreviewLink(store, first.id)).toBe(true)
    expect(await endPreviewLink(store, first.id)).toBe(false)
    expect(await openUntil(store, first.id)).toBeUndefined()
    expect(await openUntil(store, second.id)).toBeDefined()
    expect(await listPreviewLinks(store)).toMatchObject([{ madeBy: LOCAL_OWNER.name }])
  })

  test('the links of a person end when the person loses access', async () => {
    const { store, join } = await studio(name)
    await join('Ada', 'owner')
    const wim = await join('Wim', 'writer')
    const link = await createPreviewLink(store, wim)
    await endPerson(store, wim.id)
    expect(await openUntil(store, link.id)).toBeUndefined()
    expect(await listPreviewLinks(store)).toEqual([])
  })

  test('a session gives access to the draft site until it ends', async () => {
    const { store, pass, join } = await studio(name)
    const wim = await join('Wim', 'writer')
    const begin = async () =>
      (await findSession(store, await startSession(store, wim.id)))?.id ?? expect.fail('no session')
    const first = await begin()
    expect(await openUntil(store, first)).toBeDefined()
    await endSession(store, first)
    expect(await openUntil(store, first)).toBeUndefined()
    const second = await begin()
    pass(0.6)
    expect(await openUntil(store, second)).toBeUndefined()
  })

  test('an unknown ID gives no access', async () => {
    const { store } = await studio(name)
    expect(await openUntil(store, 'local')).toBeUndefined()
  })
})

test('a token is read as its ID, and a forged token is rejected', () => {
  const { tokenFor, read } = createPreviewTokens('secret')
  const token = tokenFor('one')
  expect(read(token)).toBe('one')
  for (const sign of ['.', ')', '>', ',']) expect(read(token + sign)).toBe('one')
  const other = createPreviewTokens('another secret').tokenFor('one')
  const forged = token.replace('one', 'two')
  for (const text of [other, forged, token.slice(0, -1), 'one', 'one.', '.', '']) {
    expect(read(text), text).toBeUndefined()
  }
})
