import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { IS_LONG_ROUND } from '../../../tests/support/round.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { DraftSync } from '../../editor/drafts/DraftSync.ts'
import { nameOfFile } from '../fileNames.ts'
import { labels } from '../labels.ts'
import { copyRecord } from './copyRecord.ts'
import { findDraft, listDrafts, openDrafts } from './draftStore.ts'
import {
  type Drafting,
  discardDraft,
  finishRecord,
  keepChange,
  missingIn,
  openForm,
  readState,
  withDrafts,
} from './editDraft.ts'
import { listUnfinished } from './listUnfinished.ts'

/** One autosave a second for ten minutes; fewer in the quick round. */
const TURNS = IS_LONG_ROUND ? 600 : 80
const POST = 'content/posts/security.mdx'
const PLAN = 'content/plans/app-basic.yaml'
const NEW_POST = 'content/posts/unfinished-0a1b2c3d.mdx'

async function studio() {
  const database = await openDatabase(await emptyDatabase('SQLite'))
  onTestFinished(() => database.destroy())
  const editing = testEditing(copyContent())
  const drafts = await openDrafts(database)
  const path = (file: string) => join(editing.contentDirectory, file.replace('content/', ''))
  return {
    ada: { ...editing, drafts, person: { id: 'ada', name: 'Ada', role: 'owner' } } as Drafting,
    wim: { ...editing, drafts, person: { id: 'wim', name: 'Wim', role: 'writer' } } as Drafting,
    drafts,
    textOf: (file: string) => readFileSync(path(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path(file), text),
  }
}

function withFields(value: unknown, fields: object): object {
  return { ...(isGroup(value) ? value : {}), ...fields }
}

test('a new article is kept from its first letter, may be incomplete, and lists its missing fields', async () => {
  const { ada, drafts } = await studio()
  const { value, body, isNew } = await openForm(ada, NEW_POST)
  expect(isNew).toBe(true)
  const base = { value, body }
  const draft = { value: withFields(value, { title: 'W' }), body }
  await keepChange(ada, { file: NEW_POST, base, draft })
  expect((await openForm(ada, NEW_POST)).state.draft).toEqual(draft)
  expect(await listUnfinished(ada.contentDirectory, drafts)).toMatchObject([
    { file: NEW_POST, isNew: true, changedBy: 'Ada' },
  ])
  const missing = (await missingIn(ada, NEW_POST)).errors.map(({ place }) => place?.label)
  expect(missing).toEqual(expect.arrayContaining(['Picture', 'Summary', 'Category']))
  await expect(finishRecord(ada, { file: NEW_POST, base, draft }, false)).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([
      expect.objectContaining({ place: expect.objectContaining({ file: NEW_POST }) }),
    ]),
  })
  expect((await openForm(ada, NEW_POST)).state.draft).toEqual(draft)
})

test('finishing a record writes it under its name and drops its working copy', async () => {
  const { ada, drafts, textOf } = await studio()
  const { value, body } = await openForm(ada, POST)
  const own = {
    id: 900,
    title: 'Locks that open from the inside too',
    link: '/locks',
    summary:
      'Doors that nobody can open from the outside keep people in as well. What to look for.',
  }
  const draft = { value: withFields(value, own), body, name: 'locks' }
  const { file } = await finishRecord(ada, { file: NEW_POST, draft }, false)
  expect(file).toBe('content/posts/locks.mdx')
  expect(textOf(file)).toContain('Locks that open from the inside too')
  expect((await listDrafts(drafts)).size).toBe(0)
})

test('a working copy that equals its file again is dropped', async () => {
  const { ada, drafts } = await studio()
  const { value } = await openForm(ada, PLAN)
  const changed = { value: withFields(value, { price: '710' }) }
  await keepChange(ada, { file: PLAN, draft: changed })
  await keepChange(ada, { file: PLAN, base: changed, draft: { value } })
  expect(await findDraft(drafts, PLAN)).toBeUndefined()
})

test('finishing a record keeps changes by other programs, and asks before it overwrites a conflicting one', async () => {
  const { ada, textOf, write } = await studio()
  const { value } = await openForm(ada, PLAN)
  const draft = { value: withFields(value, { benefit: 'Mine' }) }
  await keepChange(ada, { file: PLAN, draft })
  write(PLAN, textOf(PLAN).replace("price: '700'", "price: '710'"))
  await finishRecord(ada, { file: PLAN, base: draft, draft }, false)
  expect(textOf(PLAN)).toContain("price: '710'")
  expect(textOf(PLAN)).toContain('benefit: Mine')

  const next = { value: withFields(draft.value, { price: '720' }) }
  await keepChange(ada, { file: PLAN, base: draft, draft: next })
  write(PLAN, textOf(PLAN).replace("price: '710'", "price: '730'"))
  const again = { file: PLAN, base: next, draft: next }
  await expect(finishRecord(ada, again, false)).rejects.toMatchObject({ status: 409 })
  expect(textOf(PLAN)).toContain("price: '730'")
  await finishRecord(ada, again, true)
  expect(textOf(PLAN)).toContain("price: '720'")
})

test('writers cannot draft owner-only files, and nobody can draft unknown files or oversized texts', async () => {
  const { ada, wim, drafts } = await studio()
  const brand = 'content/site/brand.yaml'
  const { value } = await openForm(wim, brand)
  const draft = { value: withFields(value, { payment_link: 'https://evil.example' }) }
  await expect(keepChange(wim, { file: brand, draft })).rejects.toThrow(
    labels.errors.ownersOnly(nameOfFile(brand)),
  )
  await expect(discardDraft(wim, brand)).rejects.toMatchObject({ status: 403 })
  for (const file of ['content/../.env', 'content/site/none.yaml', 'content/posts/.a.mdx']) {
    await expect(keepChange(ada, { file, draft: { value: {} } })).rejects.toMatchObject({
      status: 404,
    })
  }
  const words = 'word '.repeat(50_000)
  await expect(keepChange(ada, { file: POST, draft: { value: {}, body: words } })).rejects.toThrow(
    '200,000',
  )
  expect((await listDrafts(drafts)).size).toBe(0)
})

test('the content can be had with all working copies in it, while the files on disk lack them', async () => {
  const { ada, drafts, textOf } = await studio()
  const { value } = await openForm(ada, PLAN)
  await keepChange(ada, { file: PLAN, draft: { value: withFields(value, { price: '710' }) } })
  await keepChange(ada, { file: NEW_POST, draft: { value: { title: 'New' }, body: 'Words.' } })
  const changes = await withDrafts(ada.contentDirectory, await listDrafts(drafts))
  expect(changes.get('plans/app-basic.yaml')).toBe(
    textOf(PLAN).replace("price: '700'", "price: '710'"),
  )
  expect(changes.get('posts/unfinished-0a1b2c3d.mdx')).toContain('title: New')
})

function manyWords(word: string, count: number) {
  return Array.from({ length: count }, (_, index) => ` ${word}${index}`).join('')
}

/** An open form that the test types into. */
async function openWindow(person: Drafting, file: string) {
  const opened = await openForm(person, file)
  const wire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
  let inUse: string | undefined = 'body'
  let losesAnswers = false
  let line = Promise.resolve()
  let kept = 0
  const sync = new DraftSync(opened, {
    keep: async (change) => {
      const answer = wire(await keepChange(person, { file, ...wire(change) }))
      kept++
      await line
      if (losesAnswers) throw new Error('The line is dead.')
      return { ...answer, beside: [] }
    },
    read: async () => ({ ...wire(await readState(person, file)), beside: [] }),
    explain: (error) => ({ problem: String(error), mayRetry: false }),
    fieldInUse: () => inUse,
  })
  onTestFinished(() => sync.end())
  return {
    sync,
    /** Types words after others, as at a caret. */
    type(behind: string, words: string) {
      inUse = 'body'
      sync.change((draft) => {
        const body = draft.body ?? ''
        const at = body.indexOf(behind)
        if (at < 0) throw new Error(`${behind} is gone.`)
        const place = at + behind.length
        return { ...draft, body: body.slice(0, place) + words + body.slice(place) }
      })
    },
    /** The studio keeps what was typed, but its response is lost. */
    async loseAnswer() {
      losesAnswers = true
      await sync.flush()
      losesAnswers = false
    },
    /** Holds responses back. @returns a function that lets them through. */
    holdAnswers(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      line = promise
      return resolve
    },
    /** Waits until the studio has kept so many changes. */
    async untilKept(count: number) {
      await expect.poll(() => kept).toBe(count)
    },
    leaveField() {
      inUse = undefined
      sync.release()
    },
  }
}

test.each([
  ['a word that is still being typed', 'Hel', 'lo'],
  ['a long paste', manyWords('first', 100), manyWords('second', 300)],
  ['a new line', 'one\ntw', 'o\nthree'],
])('the text has the typed words once after a lost response: %s', async (_, before, after) => {
  const { ada } = await studio()
  const { sync, type, loseAnswer } = await openWindow(ada, POST)
  const { body = '' } = sync.view.draft
  const place = body.slice(0, 60)
  type(place, before)
  await loseAnswer()
  type(place + before, after)
  await sync.flush()
  const { draft, replaced } = (await openForm(ada, POST)).state
  expect(draft.body).toBe(place + before + after + body.slice(place.length))
  expect(replaced).toEqual([])
  expect(sync.view).toMatchObject({ isUnsent: false, problem: '', draft: { body: draft.body } })
})

test('the text has the typed words once if the tab is left while a save waits for its response', async () => {
  const { ada } = await studio()
  const { sync, type, holdAnswers, untilKept } = await openWindow(ada, POST)
  const { body = '' } = sync.view.draft
  const place = body.slice(0, 60)
  const letThrough = holdAnswers()
  type(place, 'Hel')
  const save = sync.flush()
  await untilKept(1)
  type(`${place}Hel`, 'lo wor')
  sync.flushLast()
  await untilKept(2)
  letThrough()
  await save
  type(`${place}Hello wor`, 'ld')
  await sync.flush()
  const { draft, replaced } = (await openForm(ada, POST)).state
  expect(draft.body).toBe(`${place}Hello world${body.slice(place.length)}`)
  expect(replaced).toEqual([])
})

test('two people who write in one article for ten minutes lose no word', async () => {
  const { ada, wim } = await studio()
  const windows = [await openWindow(ada, POST), await openWindow(wim, POST)] as const
  const [first] = windows
  const paragraphs =
    first.sync.view.draft.body?.split('\n\n').filter((one) => one.length > 80) ?? []
  // Each begins in a paragraph of their own.
  const places = [paragraphs[0], paragraphs[1]].map((text = '') => text.slice(0, 60))
  const typed: string[] = []
  const behind = [...places]
  /** Both leave the text field, and receive the other's words. */
  async function meet() {
    for (const { sync } of windows) await sync.flush()
    for (const { sync, leaveField } of windows) {
      leaveField()
      await sync.look()
    }
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, { sync, type }] of windows.entries()) {
      const word = ` ${index === 0 ? 'ada' : 'wim'}${turn}`
      type(behind[index] ?? '', word)
      behind[index] = word
      typed.push(word)
      if (turn % 3 !== index) await sync.flush()
      if (turn % 7 === index) await sync.look()
    }
    // Now and then they swap paragraphs.
    if (turn % 40 === 39) {
      await meet()
      behind.reverse()
    }
  }
  await meet()
  const [one, other] = windows.map(({ sync }) => sync.view)
  expect(one?.draft).toEqual(other?.draft)
  expect(one?.replaced).toEqual([])
  for (const word of typed) expect(one?.draft.body?.includes(word), word).toBe(true)
}, 60_000)

test.each([
  ['content/posts/security.mdx', 'title', 'link'],
  ['content/pages/about.yaml', 'heading', 'path'],
  ['content/cases/alder.mdx', 'heading', 'path'],
])(
  'a copy of %s is a draft at a free address and includes unfinished changes',
  async (file, title, address) => {
    const { ada } = await studio()
    const { value, body } = (await openForm(ada, file)).state.draft
    await keepChange(ada, { file, draft: { value: withFields(value, { [title]: 'Night' }), body } })
    const copied = await copyRecord(ada, file)
    const { isNew, state } = await openForm(ada, copied)
    expect(isNew).toBe(true)
    expect(state.draft.body).toBe(body)
    const fields = { [title]: 'Copy of Night', [address]: '/copy-of-night', draft: true }
    expect(state.draft.value).toMatchObject(fields)
    const missing = (await missingIn(ada, copied)).errors.map(({ place }) => place?.path?.[0])
    expect(missing).not.toContain(address)
  },
)

test('a copy of a team member can be saved as it is', async () => {
  const { ada } = await studio()
  const copied = await copyRecord(ada, 'content/team/helen.yaml')
  const { draft } = (await openForm(ada, copied)).state
  const made = await finishRecord(ada, { file: copied, draft }, false)
  expect(made.file).toBe('content/team/copy-of-helen-marsh.yaml')
  expect(made.value).toMatchObject({ name: 'Copy of Helen Marsh', draft: true })
})
