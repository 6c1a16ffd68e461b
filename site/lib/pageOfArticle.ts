import type { Post } from '../../content-model/schemas/blog.ts'
import type { Page } from '../../content-model/schemas/page.ts'

/** What an article's page says of itself, from the article's head. */
export function pageOfArticle({ link, title, summary }: Post): Page {
  return { path: link, aliases: [], title, description: summary, heading: title, indexed: true }
}
