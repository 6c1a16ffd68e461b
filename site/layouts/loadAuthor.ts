import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import { postCard } from '../build/cards.ts'
import { logoFile, logoOn } from '../build/logos.ts'
import { titleIllustration } from '../build/pictures.ts'
import { FEED_PATH } from '../lib/feed.ts'
import { profileLinks } from '../lib/links.ts'
import { pageAt, pageOfList, paginationLinks } from '../lib/pagination.ts'
import { toneOnSwatch } from '../lib/palette.ts'
import { postsBy } from '../lib/posts.ts'
import { fillWords } from '../lib/text.ts'

/** Props of an author's page: the profile, and a page of the articles. */
export async function loadAuthor(content: SiteContent, author: Author, number: number) {
  const { brand, labels, palette } = content
  const { name, text, swatch, social_media, illustration } = author
  const tone = toneOnSwatch(palette, swatch)
  const list = pageOfList(postsBy(content, author), number)
  return {
    page: pageAt(author, number),
    parents: number === 1 ? [] : [author],
    illustration: illustration && (await titleIllustration(illustration, palette)),
    structuredData: { pageType: 'ProfilePage' as const, author },
    profile: {
      name,
      text,
      profiles: profileLinks(social_media, labels),
      feed: { label: labels.feed.link, path: FEED_PATH },
      swatch,
      mark: logoFile(brand, `mark_${logoOn(palette[swatch])}`),
      tone,
    },
    posts: {
      id: 'posts',
      copy: { heading: fillWords(labels.article.all_by, { author: name }) },
      headingIsSeen: true,
      posts: await Promise.all(list.items.map((post) => postCard(post, labels))),
      pagination: paginationLinks(content, author, list),
    },
  }
}
