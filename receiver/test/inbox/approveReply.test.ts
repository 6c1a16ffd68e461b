import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { runCommand } from '../support/runCommand.ts'
import { temporaryFolder } from '../support/startReceiver.ts'
import { fillDatabase, readDatabase, storedMessage } from '../support/submissions.ts'

const TEST_CONTENT = join(import.meta.dirname, '../../../tests/content')

/** A reply to an article of the tests' content, in a copy of it. */
async function receiveReply(changes: Parameters<typeof storedMessage>[0] = {}) {
  const contentDirectory = join(temporaryFolder(), 'content')
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  const { posts, forms } = await readBuiltContent(contentDirectory)
  const [post] = posts
  if (!post) throw new Error('The tests’ content has articles.')
  const subject = forms.reply.subject.replace('{title}', post.title)
  const reply = storedMessage({ subject, comments: 'Agreed.\n\nAnd "more": #1', ...changes })
  const config = { dataDirectory: temporaryFolder(), databaseUrl: null }
  await fillDatabase(config, [reply])
  const file = join(contentDirectory, 'comments.yaml')
  const approve = () => runCommand(config, ['approve', reply.id], { contentDirectory })
  const read = async () => (await readBuiltContent(contentDirectory)).comments
  return { approve, config, file, post, read, reply }
}

test('an approved reply stands below its article with name and day, never the address', async () => {
  const { approve, file, post, read, reply } = await receiveReply()
  const before = readFileSync(file, 'utf8')
  const known = await read()
  const { code, output, errors } = await approve()
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('npm run build')
  expect((await read()).slice(known.length)).toMatchObject([
    {
      name: reply.name,
      article: post.link,
      date: reply.received_at.slice(0, 10),
      comment: 'Agreed. And "more": #1',
      demo: false,
    },
  ])
  const after = readFileSync(file, 'utf8')
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after).not.toContain(reply.email)
})

test('a reply that stands there already is refused', async () => {
  const { approve, file } = await receiveReply()
  await approve()
  const once = readFileSync(file, 'utf8')
  const again = await approve()
  expect(again).toMatchObject({ code: 1, output: '' })
  expect(again.errors).toContain('is in content/comments.yaml already')
  expect(readFileSync(file, 'utf8')).toBe(once)
})

test('a message that is no reply to an article is refused', async () => {
  const { approve, file } = await receiveReply({ subject: 'New website' })
  const before = readFileSync(file, 'utf8')
  expect(await approve()).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is no reply to an article that is published'),
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('words that the content would take for its own are words', async () => {
  const hostile = '{clients} and {nobody}\u001b[2J\n- id: 9\n  name: x'
  const { approve, read } = await receiveReply({ name: '{email}', comments: hostile })
  expect((await approve()).code).toBe(0)
  expect((await read()).at(-1)).toMatchObject({
    name: '(email)',
    comment: '(clients) and (nobody)␛[2J - id: 9 name: x',
  })
})

test('the first reply goes into a list that is empty, and a damaged list is left alone', async () => {
  const { approve, file, read, reply, config } = await receiveReply()
  writeFileSync(file, '# mine\n[]\n')
  expect((await approve()).code).toBe(0)
  expect(readFileSync(file, 'utf8')).toMatch(/^# mine\n- id: 1\n/)
  expect(await read()).toMatchObject([{ id: 1, name: reply.name }])
  expect((await readDatabase(config)).submissions).toEqual([reply])

  writeFileSync(file, '- id: 1\n  name: [\n')
  const damaged = await approve()
  expect(damaged).toMatchObject({ code: 1, output: '' })
  expect(damaged.errors).toMatch(/^The content has .*\n.*comments\.yaml: line/)
  expect(readFileSync(file, 'utf8')).toBe('- id: 1\n  name: [\n')
})
