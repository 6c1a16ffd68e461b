import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { writeDate } from '../../content-model/dates.ts'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { parseArticle } from '../../content-model/parse.ts'

const DAY_MS = 86_400_000
/** The date of the newest generated article. The others are a day older each, so all of them are published. */
const LAST_DAY_MS = Date.UTC(2025, 0, 1)

/** Target size of a content folder. */
export type ContentSize = { posts: number; cases: number; redirects: number }

/**
 * Fills a content folder up to a size with copies of its articles and cases. Each copy has its own frontmatter and
 * first paragraph, and is as long and as rich as the original.
 */
export async function generateContent(directory: string, size: ContentSize): Promise<void> {
  await fillFolder(join(directory, 'posts'), size.posts, (number) => ({
    title: `Article number ${number}, made to measure the build`,
    link: `/generated-${number}`,
    date: writeDate(new Date(LAST_DAY_MS - number * DAY_MS).toISOString()),
    summary: `This is article number ${number}. It was generated to see what a post costs when there are many.`,
  }))
  await fillFolder(join(directory, 'cases'), size.cases, (number) => ({
    path: `/work/generated-${number}`,
    title: `Case number ${number}, made to measure the build`,
    description: `This is case number ${number}. It was generated to see what a case costs when there are many.`,
  }))
  if (size.redirects > 0) {
    const redirects = Array.from({ length: size.redirects }, (_, index) => ({
      from: `/old/address-${index + 1}`,
      to: '/',
    }))
    await writeFile(join(directory, 'redirects.yaml'), stringify(redirects))
  }
}

async function fillFolder(
  directory: string,
  count: number,
  headOf: (number: number) => Record<string, unknown>,
): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.mdx')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
  for (let number = texts.length + 1; number <= count; number++) {
    const parsed = parseArticle('source', texts[number % texts.length] ?? '')
    if (!('value' in parsed && isGroup(parsed.value) && parsed.article)) {
      throw new Error(`${directory} has a file that cannot be read.`)
    }
    const head = { ...parsed.value, id: number, ...headOf(number) }
    const first = `Number ${number} begins with the word generated${number}, which no other text holds.`
    const name = `generated-${String(number).padStart(5, '0')}.mdx`
    await writeFile(
      join(directory, name),
      `---\n${stringify(head)}---\n\n${first}\n${parsed.article.text}`,
    )
  }
}
