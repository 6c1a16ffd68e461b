import type { MDXInstance } from 'astro'

type Text = MDXInstance<Record<string, unknown>>

const texts = import.meta.glob<Text>([
  '/content/{posts,service-pages,cases,legal}/*.mdx',
  '/content/*/{posts,service-pages,cases,legal}/*.mdx',
])

/** The text of an MDX file: `Content` is a component, `getHeadings()` returns its headings. */
export function runningText({ file }: { file: string }): Promise<Text> {
  const text = texts[`/content/${file}`]
  if (!text) throw new Error(`content/${file} does not exist.`)
  return text()
}
