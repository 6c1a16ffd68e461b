import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'

const DIRECTORY = join(import.meta.dirname, '../../content')
const { posts } = await readContent(DIRECTORY)

/** The files of the articles in order, after these changes of dates. */
async function orderWith(dates: Record<string, string>): Promise<string[]> {
  const changes = await Promise.all(
    Object.entries(dates).map(async ([file, date]): Promise<[string, string]> => {
      const text = await readFile(join(DIRECTORY, file), 'utf8')
      return [file, text.replace(/^date: .*$/m, `date: ${date}`).replace(/^updated: .*\n/m, '')]
    }),
  )
  const content = await readContent(DIRECTORY, { changes: new Map(changes) })
  return content.posts.map(({ file }) => file)
}

const byNumber = posts.toSorted((one, other) => one.id - other.id)
const [first, second] = byNumber.map(({ file }) => file)
if (!first || !second) throw new Error('The shipped content has articles.')

test('the newer of two articles comes first, whatever its id', async () => {
  const files = await orderWith({ [first]: 'February 1, 2010', [second]: 'November 1, 2009' })
  expect(files.slice(-2)).toEqual([first, second])
})

test('of two articles of one day the one with the higher id comes first', async () => {
  const files = await orderWith({ [first]: 'May 1, 2010', [second]: 'May 1, 2010' })
  expect(files.slice(-2)).toEqual([second, first])
})

test('an article of an earlier day comes last', async () => {
  expect((await orderWith({ [second]: 'May 1, 1999' })).at(-1)).toBe(second)
})
