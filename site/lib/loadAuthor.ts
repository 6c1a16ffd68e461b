import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { postCard } from '../build/cards.ts'
import { logoFile } from '../build/logos.ts'
import { siteContent } from '../build/siteContent.ts'
import { FEED_PATH } from './feed.ts'
import type { ListPage } from './pagination.ts'
import { pageOfList, pagination, pathsOfList } from './pagination.ts'
import { toneOnField } from './palette.ts'

/** The pages of the author's list, newest articles first. */
export async function authorPaths() {
  return pathsOfList((await siteContent()).posts)
}

/** What a page of the author's list shows. */
export async function loadAuthor(content: SiteContent, list: ListPage<Post>) {
  const { author } = content.pages
  const { plate, heading, later } = author.sections
  const tone = toneOnField(content.palette, plate.field)
  return {
    ...pageOfList(author, later, list),
    panel: {
      copy: plate,
      mark: logoFile(content.brand, tone ? 'mark_on_dark' : 'mark_on_light'),
      feedPath: FEED_PATH,
      tone,
    },
    posts: {
      heading,
      headingIsSeen: true,
      posts: await Promise.all(list.items.map((post) => postCard(post, content.interface_words))),
      pagination: pagination(content, author, list),
    },
  }
}
