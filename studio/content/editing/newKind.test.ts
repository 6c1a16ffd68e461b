import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { collections } from '../../../content-model/collections.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { recordIdSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { jsonSchemaFiles } from '../../../content-model/writeJsonSchemas.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { errorsIn } from '../../../tests/support/content/errorsAfter.ts'
import { listingOf, listRecords } from '../catalogue.ts'

// A new kind of record needs only a schema and an entry in collections.ts.
const awardSchema = z.strictObject({
  id: recordIdSchema,
  title: textSchema.describe('Name of the award.'),
})
Object.assign(collections, {
  awards: {
    kind: 'folder',
    path: 'awards',
    extension: '.yaml',
    schema: awardSchema,
    group: 'Clients',
    noun: 'award',
    preview: '/about',
    title: '{title}',
  },
})

/** A copy of the test content with awards added. @param awards texts by file name. */
async function contentWith(awards: Record<string, string>): Promise<string> {
  const directory = copyContent()
  await mkdir(join(directory, 'awards'))
  for (const [name, text] of Object.entries(awards)) {
    await writeFile(join(directory, 'awards', `${name}.yaml`), text)
  }
  return directory
}

test('records of a new kind are read, sorted, and left out while they are drafts', async () => {
  const directory = await contentWith({
    a: 'id: 2\ntitle: Second of {clients}\n',
    b: 'id: 1\ntitle: First\n',
    c: 'id: 3\ntitle: Third\ndraft: true\n',
  })
  const claims = await readFile(join(directory, 'site/claims.yaml'), 'utf8')
  const clients = /clients: (\d+)/.exec(claims)?.[1]
  expect(await readContent(directory)).toMatchObject({
    awards: [{ title: 'First', file: 'awards/b.yaml' }, { title: `Second of ${clients}` }],
  })
})

test('records of a new kind are validated like any other', async () => {
  const directory = await contentWith({ a: 'id: 1\ntitel: First\n', b: 'id: 1\ntitle: Second\n' })
  expect(await errorsIn(directory)).toEqual([
    'content/awards/a.yaml: "title" is missing. Add it: name of the award.',
    'content/awards/a.yaml: "titel" is not a field here. Did you mean "title"?',
    'content/awards/b.yaml: "id" is 1, which content/awards/a.yaml also uses. Give each record its own number.',
  ])
})

test('code editors get a schema of the new kind, and the editor offers new records', async () => {
  expect(jsonSchemaFiles().get('awards.json')).toContain('Name of the award.')
  const { offers } = await listRecords(await contentWith({}))
  expect(offers).toContainEqual(
    expect.objectContaining({ key: 'awards', group: 'Clients', noun: 'award' }),
  )
})

test('the editor marks drafts in its list', () => {
  expect(listingOf('team', 'content/team/ada.yaml', { name: 'Ada', draft: true }).label).toBe(
    'Ada (draft)',
  )
  expect(listingOf('team', 'content/team/ada.yaml', { name: 'Ada' }).label).toBe('Ada')
})

test('the editor lists a scheduled article with its date', () => {
  const post = (date: string) =>
    listingOf('posts', 'content/posts/ada.mdx', { title: 'Ada', date }).label
  expect(post('9000-01-31')).toBe('Ada (from January 31, 9000)')
  expect(post('September 6, 2024')).toBe('Ada')
})

test.for([
  ['no title', 'id: 1\n'],
  ['a blank title', 'id: 1\ntitle: ""\n'],
  ['a list for a title', 'id: 1\ntitle: [First]\ndraft: true\n'],
])(
  'a record saved outside the editor with %s is listed by the name of its file',
  async ([, text = '']) => {
    const { records } = await listRecords(await contentWith({ a: text }))
    expect(records).toContainEqual(
      expect.objectContaining({ file: 'content/awards/a.yaml', label: 'a' }),
    )
  },
)

test('a record that lacks one of the two fields of its title is listed by the name of its file', () => {
  const file = 'content/plans/basic.yaml'
  expect(listingOf('plans', file, { category: 'apps', plan_name: 'Basic' }).label).toBe(
    'apps: Basic',
  )
  expect(listingOf('plans', file, { category: 'apps' }).label).toBe('basic')
})
