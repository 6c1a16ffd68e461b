import type { MDXInstance } from 'astro'
import type { Post } from '../../content-model/schemas/post.ts'

type Text = MDXInstance<Record<string, unknown>>

const texts = import.meta.glob<Text>('/content/posts/*.mdx')

/** The text of an article: `Content` is a component, `getHeadings()` its headings. */
export function articleText({ file }: Post): Promise<Text> {
  const text = texts[`/content/${file}`]
  if (!text) throw new Error(`content/${file} does not exist.`)
  return text()
}
