import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import { postCard } from './cards.ts'
import { FEED_PATH } from './feedPath.ts'
import { fillWords } from './fillWords.ts'
import { postsBy } from './listPosts.ts'
import { logoFile } from './logoFiles.ts'
import { pageAt, pageOfList, paginationLinks } from './pagination.ts'
import { toneOnField } from './paletteCss.ts'

/** What a page of an author shows: who that is, and a part of the articles. */
export async function loadAuthor(content: SiteContent, author: Author, number: number) {
  const { brand, labels, palette } = content
  const { name, text, swatch } = author
  const tone = toneOnField(palette, swatch)
  const list = pageOfList(postsBy(content, author), number)
  return {
    page: pageAt(author, number),
    parents: number === 1 ? [] : [author],
    facts: { kind: 'ProfilePage' as const, author },
    profile: {
      name,
      text,
      feed: { label: labels.feed.link, path: FEED_PATH },
      field: swatch,
      mark: logoFile(brand, tone ? 'mark_on_dark' : 'mark_on_light'),
      tone,
    },
    posts: {
      id: 'posts',
      heading: fillWords(labels.article.all_by, { author: name }),
      headingIsSeen: true,
      posts: await Promise.all(list.items.map((post) => postCard(post, labels))),
      pagination: paginationLinks(content, author, list),
    },
  }
}
