import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import { postCard } from '../build/cards.ts'
import { preparePicture } from '../build/pictures.ts'
import { feedPath } from '../lib/feed.ts'
import { profileLinks } from '../lib/links.ts'
import { pageAt, pageOfList, paginationLinks } from '../lib/pagination.ts'
import { PICTURE_WIDTHS_PX } from '../lib/pictureWidths.ts'
import { postsBy } from '../lib/posts.ts'
import { fillWords } from '../lib/text.ts'
import type { AuthorProfileProps } from '../sections/AuthorProfile/AuthorProfile.tsx'
import { BELOW_DESKTOP } from '../styles/breakpoints.ts'

/** Width of an article's picture on phones: PostCard.module.css. */
const ROW_VW = 30

/** Props of an author's page: the profile, and one page of the articles. */
export async function loadAuthor(content: SiteContent, author: Author, number: number) {
  const { labels } = content
  const { name, text, social_media } = author
  const list = pageOfList(postsBy(content, author), number)
  return {
    page: pageAt(author, number),
    parents: number === 1 ? [] : [author],
    structuredData: { pageType: 'ProfilePage' as const, author },
    profile: {
      name,
      text,
      profiles: profileLinks(social_media, labels),
      feed: { label: labels.feed.link, path: feedPath(content) },
      writers: await writersOf(author, content),
    },
    posts: {
      id: 'posts',
      copy: { heading: fillWords(labels.article.all_by, { author: name }) },
      headingIsSeen: true,
      posts: await Promise.all(list.items.map((post) => postCard(post, content, ROW_VW))),
      areRowsOnPhones: true,
      pagination: paginationLinks(content, author, list),
    },
  }
}

function writersOf(
  { writers }: Author,
  { team }: SiteContent,
): Promise<AuthorProfileProps['writers']> {
  return Promise.all(
    writers.flatMap(({ member, subject }) =>
      team
        .filter(({ name }) => name === member)
        .map(async ({ name, swatch, src, alt, focus }) => ({
          name,
          subject,
          swatch,
          picture: await preparePicture({
            name: src,
            alt,
            focus,
            widths: PICTURE_WIDTHS_PX.writerPortrait,
            // Six of them are in the first screen.
            quality: 36,
            sizes: `${BELOW_DESKTOP} 30vw, 15vw`,
          }),
        })),
    ),
  )
}
