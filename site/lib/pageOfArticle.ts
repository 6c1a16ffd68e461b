import type { Page } from '../../content-model/schemas/page.ts'
import type { Post } from '../../content-model/schemas/post.ts'

/** What an article's page says of itself, from the article's head. */
export function pageOfArticle({ link, title, summary }: Post): Page {
  return { path: link, also: [], title, description: summary, heading: title, indexed: true }
}
