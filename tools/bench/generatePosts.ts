import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { parseArticle } from '../../content-model/parse.ts'

const DAY_MS = 86_400_000
const FIRST_DAY_MS = Date.UTC(2025, 0, 1)

/**
 * Fills a folder of articles up to `count`, with copies of the articles that lie in it. Each copy has a head
 * of its own and a first paragraph of its own; its text is as long and as rich as a real one's.
 */
export async function generatePosts(directory: string, count: number): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.mdx')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
  for (let number = texts.length + 1; number <= count; number++) {
    const source = texts[number % texts.length] ?? ''
    const name = `generated-${String(number).padStart(5, '0')}.mdx`
    await writeFile(join(directory, name), generatedPost(source, number))
  }
}

function generatedPost(source: string, number: number): string {
  const parsed = parseArticle('source', source)
  if (!('value' in parsed) || !parsed.article) throw new Error('A source article cannot be read.')
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const head = {
    ...(parsed.value as Record<string, unknown>),
    id: number,
    title: `Article number ${number}, made to measure the build`,
    link: `/generated-${number}`,
    date: date.format(FIRST_DAY_MS + number * DAY_MS),
    summary: `This is article number ${number}. It was generated to see what a post costs when there are many.`,
  }
  const first = `Article ${number} begins with the word generated${number}, which no other article holds.`
  return `---\n${stringify(head)}---\n\n${first}\n${parsed.article.text}`
}
