import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collections } from '../../../content-model/collections.ts'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import { parseArticle } from '../../../content-model/parse.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { errorsIn } from '../../../tests/support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { roundOf } from '../../../tests/support/round.ts'
import { startValue } from '../formData.ts'
import { makeArticle } from './makeArticle.ts'

const TITLE = 'What a bakery learnt from its first hundred orders'
const FILE = 'posts/what-a-bakery-learnt-from-its-first-hundred-orders.mdx'

async function headIn(directory: string, file: string): Promise<Record<string, unknown>> {
  const parsed = parseArticle(file, await readFile(join(directory, file), 'utf8'))
  if (!('value' in parsed && isGroup(parsed.value))) throw new Error(`${file} has no head.`)
  return parsed.value
}

function articlesIn(directory: string): Promise<string[]> {
  return readdir(join(directory, 'posts'))
}

/** Runs `npm run new` in a folder. */
function run(words: string[], directory?: string) {
  const command = join(import.meta.dirname, '../../../commands/new.ts')
  return promisify(execFile)(process.execPath, [command, ...words], { cwd: directory })
}

test('a title becomes a draft with today’s date, an address, an author and a number, and the site builds', async () => {
  vi.setSystemTime(new Date(2030, 0, 31, 12))
  onTestFinished(() => void vi.useRealTimers())
  const directory = copyContent()
  const before = await readContent(directory)
  expect(await makeArticle(directory, TITLE)).toEqual({
    file: `content/${FILE}`,
    address: '/what-a-bakery-learnt-from-its-first-hundred-orders',
    title: { words: TITLE },
  })
  expect(await headIn(directory, FILE)).toMatchObject({
    id: Math.max(...before.posts.map(({ id }) => id)) + 1,
    title: TITLE,
    date: 'January 31, 2030',
    author: before.authors[0]?.name,
    author_link: before.authors[0]?.path,
    link: '/what-a-bakery-learnt-from-its-first-hundred-orders',
    draft: true,
  })
  expect(await errorsIn(directory)).toEqual([])
  expect((await readContent(directory)).posts).toEqual(before.posts)
})

test('a new article has every field that the editor’s form asks for, in the same order', {
  tags: 'long',
}, async () => {
  const directory = copyContent()
  const { value } = await startValue(directory, 'posts', collections.posts)
  await makeArticle(directory, TITLE)
  const fields = Object.keys(await headIn(directory, FILE))
  expect(fields).toEqual([...Object.keys(value), 'draft'])
})

test('a new article is published as it is once the line "draft" is removed', {
  tags: 'long',
}, async () => {
  const directory = copyContent()
  await makeArticle(directory, TITLE)
  const text = await readFile(join(directory, FILE), 'utf8')
  await writeFile(join(directory, FILE), text.replace('draft: true\n', ''))
  expect((await readContent(directory)).posts.map(({ title }) => title)).toContain(TITLE)
})

test('a title that is too short becomes the beginning of a longer one, and the owner is told', async () => {
  const directory = copyContent()
  const { file, title } = await makeArticle(directory, 'Bread: a test')
  expect(file).toBe('content/posts/bread-a-test.mdx')
  expect(title.words).toMatch(/^Bread: a test/)
  expect(title.todo).toContain('has 13 characters. Write one of 30 to 65.')
  expect(await errorsIn(directory)).toEqual([])
})

test('an article whose title gives no address gets one from its number', async () => {
  const directory = copyContent()
  const { file, address } = await makeArticle(directory, '私たちの新しいウェブサイト')
  expect(address).toMatch(/^\/article-\d+$/)
  expect(file).toBe(`content/posts${address}.mdx`)
  expect(await errorsIn(directory)).toEqual([])
})

test('an article whose file or address is taken is rejected with the record that has it, and nothing is written', async () => {
  const directory = copyContent()
  const before = await articlesIn(directory)
  for (const [title, sentence] of [
    ['Security', /^“security” exists already/],
    ['GDPR: compliance', /"\/gdpr-compliance", which .* also uses/],
    ['About', /"\/about", which .* also uses/],
  ] as const) {
    await expect(makeArticle(directory, title)).rejects.toThrow(sentence)
  }
  expect(await articlesIn(directory)).toEqual(before)
})

test('a fault in the content is reported first, and nothing is written', async () => {
  const directory = copyContent()
  await writeFile(join(directory, 'posts/seo.mdx'), '---\nid: 3\n---\n\nWords.\n')
  const before = await articlesIn(directory)
  await expect(makeArticle(directory, TITLE)).rejects.toThrow(/content\/posts\/seo\.mdx: "title"/)
  expect(await articlesIn(directory)).toEqual(before)
})

test('the command prints the file and the remaining tasks', { tags: 'long' }, async () => {
  const directory = copyContent()
  await cp(TEST_CONTENT, join(directory, 'content'), { recursive: true })
  const { stdout } = await run(['article', 'Bread'], directory)
  expect(stdout).toMatch(/^content\/posts\/bread\.mdx was created as a draft\.\n/)
  expect(stdout).toContain('- The title "Bread" has 5 characters.')
  expect(await articlesIn(join(directory, 'content'))).toContain('bread.mdx')
  await expect(run(['article', 'Bread'], directory)).rejects.toMatchObject({
    code: 1,
    stderr: 'Nothing was created.\n“bread” exists already. Choose another name.\n',
  })
})

test.for(
  roundOf<[string, string[], string]>([
    ['a title without quotation marks', ['article', 'My', 'dog'], '"My dog"'],
    ['nothing', [], 'Enter what to create: article.'],
    ['an unknown kind', ['novel', TITLE], '"novel" cannot be created here. Use article.'],
    ['an empty title', ['article', '  '], 'Enter a title for the article.'],
  ]),
)('the command rejects %s and says what is allowed', async ([, words, sentence]) => {
  await expect(run(words)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(sentence),
  })
})
