import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { fillDatabase, storedMessage } from '../../../tests/support/receiver/submissions.ts'
import { IS_LONG_ROUND } from '../../../tests/support/round.ts'
import { mountSmallDisk } from '../../../tests/support/studio/mountSmallDisk.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { type Editing, openRecord, saveRecord } from '../../content/editing/editRecord.ts'
import { History } from '../../content/editing/history.ts'
import { inbox } from './feature.ts'
import { addReply } from './replies.ts'

const MEBIBYTE = 1024 * 1024
const APPROVALS = IS_LONG_ROUND ? 20 : 4

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

const fileOf = (contentDirectory: string) => join(contentDirectory, 'comments.yaml')
const textOf = (contentDirectory: string) => readFileSync(fileOf(contentDirectory), 'utf8')
const commentsOf = async (contentDirectory: string) =>
  (await readBuiltContent(contentDirectory)).comments

/** A reply to an article in the tests' content. */
async function replyTo(
  contentDirectory: string,
  changes: Parameters<typeof storedMessage>[0] = {},
) {
  const { posts, forms } = await readBuiltContent(contentDirectory)
  const [post] = posts
  if (!post) throw new Error('The tests’ content has articles.')
  const subject = forms.reply.subject.replace('{title}', post.title)
  const reply = storedMessage({ subject, comments: 'Agreed.\n\nAnd "more": #1', ...changes })
  return { reply, link: post.link }
}

async function save(
  editing: Editing,
  file: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await editing.history.inTurn(async () => {
    const { value, version } = await openRecord(editing, file)
    await saveRecord(editing, { file, value: change(value), version })
  })
}

test('an approved reply is published with name and day, never with the address', async () => {
  const editing = testEditing(copyContent())
  const { contentDirectory } = editing
  const { reply, link } = await replyTo(contentDirectory)
  const before = textOf(contentDirectory)
  const known = await commentsOf(contentDirectory)
  await addReply(reply, editing)
  expect((await commentsOf(contentDirectory)).slice(known.length)).toMatchObject([
    {
      name: reply.name,
      article: link,
      date: reply.received_at.slice(0, 10),
      comment: 'Agreed. And "more": #1',
      demo: false,
    },
  ])
  expect(textOf(contentDirectory).startsWith(before.trimEnd())).toBe(true)
  expect(textOf(contentDirectory)).not.toContain(reply.email)
})

test('a reply that was approved before, or is not a reply, is rejected', async () => {
  const editing = testEditing(copyContent())
  const { contentDirectory } = editing
  const { reply } = await replyTo(contentDirectory)
  await addReply(reply, editing)
  const once = textOf(contentDirectory)
  await expect(addReply(reply, editing)).rejects.toThrow('already')
  const other = { ...reply, subject: 'New website' }
  await expect(addReply(other, editing)).rejects.toThrow('not a reply to a published article')
  expect(textOf(contentDirectory)).toBe(once)
  expect(editing.log).toHaveLength(1)
})

test('variables and markup in a reply become plain text', async () => {
  const editing = testEditing(copyContent())
  const { contentDirectory } = editing
  const hostile = '{clients} and {nobody}\u001b[2J\n- id: 9\n  name: x'
  const { reply } = await replyTo(contentDirectory, { name: '{email}', comments: hostile })
  await addReply(reply, editing)
  expect((await commentsOf(contentDirectory)).at(-1)).toMatchObject({
    name: '(email)',
    comment: '(clients) and (nobody)␛[2J - id: 9 name: x',
  })
})

test('the first reply is added to an empty list, and a damaged list is not changed', async () => {
  const editing = testEditing(copyContent())
  const { contentDirectory } = editing
  const { reply } = await replyTo(contentDirectory)
  writeFileSync(fileOf(contentDirectory), '# mine\n[]\n')
  await addReply(reply, editing)
  expect(textOf(contentDirectory)).toMatch(/^# mine\n- id: 1\n/)
  expect(await commentsOf(contentDirectory)).toMatchObject([{ id: 1, name: reply.name }])

  const damaged = '- id: 1\n  name: [\n'
  writeFileSync(fileOf(contentDirectory), damaged)
  await expect(addReply(reply, editing)).rejects.toThrow(/comments\.yaml: line/)
  expect(textOf(contentDirectory)).toBe(damaged)
})

test('replies approved during concurrent saves are all added, each with a number of its own', async () => {
  const contentDirectory = copyContent()
  const editing = testEditing(contentDirectory)
  const { comments: known } = await readBuiltContent(contentDirectory)
  const replies = await Promise.all(
    Array.from({ length: APPROVALS }, async (_, index) => {
      const id = `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
      return (await replyTo(contentDirectory, { id, comments: `Reply ${index}.` })).reply
    }),
  )
  const stored = { dataDirectory: temporaryFolder(), databaseUrl: null }
  await fillDatabase(stored, replies)
  const { post } = await openStudio(bundle, stored, [inbox], { contentDirectory, editor: editing })
  const saves = replies.map((_, index) =>
    index % 2 === 0
      ? save(editing, 'content/plans/app-basic.yaml', (plan) => ({
          ...(isGroup(plan) ? plan : {}),
          price: String(700 + index),
        }))
      : save(editing, 'content/comments.yaml', (list) => {
          const [first, ...others] = Array.isArray(list) ? list : []
          return [{ ...first, comment: `Save ${index}.` }, ...others]
        }),
  )
  const approved = await Promise.all(replies.map(({ id }) => post(`/inbox/${id}/approve`)))
  await Promise.all(saves)
  expect(approved.map(({ status }) => status)).toEqual(replies.map(() => 303))
  const comments = await commentsOf(contentDirectory)
  expect(comments[0]?.comment).toBe(`Save ${APPROVALS - 1}.`)
  const added = comments.slice(known.length)
  expect(added.map(({ comment }) => comment).sort()).toEqual(
    replies.map(({ comments }) => comments).sort(),
  )
  expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
}, 120_000)

test('a reply is logged before it is added, and nothing is changed if the log cannot be written', async () => {
  const contentDirectory = copyContent()
  const { reply } = await replyTo(contentDirectory)
  const before = textOf(contentDirectory)
  const seen: string[] = []
  const history = new History(contentDirectory, async () => {
    seen.push(textOf(contentDirectory))
    throw new Error('no log')
  })
  const editing = { ...testEditing(contentDirectory), history }
  await expect(addReply(reply, editing)).rejects.toThrow('no log')
  expect([...seen, textOf(contentDirectory)]).toEqual([before, before])
})

test('on a full disk the comments stay unchanged', async ({ skip }) => {
  const contentDirectory = join(temporaryFolder(), 'content')
  skip(!mountSmallDisk(contentDirectory, 2 * MEBIBYTE), 'Needs Linux and root.')
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  const editing = testEditing(contentDirectory)
  const { reply } = await replyTo(contentDirectory, { comments: 'Agreed. '.repeat(1000) })
  const before = textOf(contentDirectory)
  const filler = Buffer.alloc(2 * MEBIBYTE)
  expect(() => writeFileSync(join(contentDirectory, 'of another program'), filler)).toThrow(
    'ENOSPC',
  )
  await expect(addReply(reply, editing)).rejects.toThrow('ENOSPC')
  expect(textOf(contentDirectory)).toBe(before)
})
