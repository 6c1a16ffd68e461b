import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'

type Heading = { level: number; text: string }

const { posts } = await readContent()
const articles = await Promise.all(
  posts.map(async ({ file, title }) => {
    const text = await readFile(join('content', file), 'utf8')
    return { title, body: text.replace(/^---\n[\s\S]*?\n---\n/, '') }
  }),
)

/** Words in the text itself: not the data of charts and sums, nor link targets. */
function wordsOf(body: string): string[] {
  return body
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function headingsOf(body: string): Heading[] {
  return [...body.matchAll(/^(#{1,6}) +(.+)$/gm)].map(({ 1: signs = '', 2: text = '' }) => ({
    level: signs.length,
    text,
  }))
}

describe('articles', () => {
  test.each(articles)('"$title" has 900 to 1,500 words', ({ body }) => {
    expect(wordsOf(body).length).toBeGreaterThanOrEqual(900)
    expect(wordsOf(body).length).toBeLessThanOrEqual(1500)
  })

  test.each(articles)('"$title" begins with a paragraph and leaves h1 to the page', ({ body }) => {
    const levels = headingsOf(body).map(({ level }) => level)
    expect(body.trimStart()).toMatch(/^[^#<]/)
    expect(levels.length).toBeGreaterThanOrEqual(4)
    expect(levels[0]).toBe(2)
    expect([...new Set(levels)].filter((level) => level !== 2 && level !== 3)).toEqual([])
  })

  test.each(articles)('"$title" has a different heading for each of its parts', ({ body }) => {
    const texts = headingsOf(body).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each(articles)(
    '"$title" has a calculation, a checklist, a table, a chart or a conversation',
    ({ body }) => {
      expect(body).toMatch(/<(WorkedExample|Checklist|DataTable|BarChart|LineChart|Conversation)\b/)
      expect(body.match(/<PullQuote>/g)?.length ?? 0).toBeLessThanOrEqual(1)
    },
  )

  test.each(articles)('"$title" links to other pages of the site', ({ body }) => {
    expect(body.match(/\]\(\/[^)]*\)/g)?.length ?? 0).toBeGreaterThanOrEqual(2)
  })

  test('never share a heading', () => {
    const texts = articles.flatMap(({ body }) => headingsOf(body).map(({ text }) => text))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
