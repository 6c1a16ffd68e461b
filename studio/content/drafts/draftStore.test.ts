import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../../tests/support/receiver/emptyDatabase.ts'
import { dropDraft, findDraft, keepDraft, listDrafts, openDrafts } from './draftStore.ts'

const FILE = 'content/posts/a.mdx'
const BODY = 'The quick brown fox jumps over the lazy dog, as it does each day.'
const ADA = { name: 'Ada' }

async function openStore(name: StoreName) {
  const database = await openDatabase(await emptyDatabase(name))
  onTestFinished(() => database.destroy())
  return { database, store: await openDrafts(database) }
}

describe.for(STORES)('%s', (name) => {
  test('a working copy keeps its author and the text it began from, until it is discarded', async () => {
    const { database, store } = await openStore(name)
    const draft = { value: { title: 'Zoë 👍' }, body: BODY, name: 'zoe' }
    const stored = { text: 'the file', draft: { value: {}, body: '' } }
    await keepDraft(store, { file: FILE, base: stored.draft, draft, person: ADA }, stored)
    const again = await openDrafts(database)
    expect(await findDraft(again, FILE)).toMatchObject({
      draft,
      beganFrom: 'the file',
      changedBy: 'Ada',
      replaced: [],
    })
    expect([...(await listDrafts(again)).keys()]).toEqual([FILE])
    await dropDraft(store, FILE)
    expect(await findDraft(store, FILE)).toBeUndefined()
  })

  test('twenty simultaneous changes by twenty people are all kept', async () => {
    const { store } = await openStore(name)
    const base = { value: {}, body: BODY }
    const words = Array.from({ length: 20 }, (_, index) => `word${index}`)
    await Promise.all(
      words.map((word, index) => {
        const draft = { value: { [word]: 'typed' }, body: BODY.replace(/$/, ` ${word}.`) }
        return keepDraft(
          store,
          { file: FILE, base, draft, person: { name: `P${index}` } },
          undefined,
        )
      }),
    )
    const copy = await findDraft(store, FILE)
    expect(Object.keys(copy?.draft.value as object)).toHaveLength(20)
    for (const word of words) expect(copy?.draft.body).toContain(` ${word}.`)
  })
})
