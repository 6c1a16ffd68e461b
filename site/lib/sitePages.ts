import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page, PaginationWords, SharePicture } from '../../content-model/schemas/page.ts'
import { postsBy } from './listPosts.ts'
import { pageOfArticle } from './pageOfArticle.ts'
import { pageAt, pageCount, splitIntoPages } from './pagination.ts'
import { shareOf } from './sharePicture.ts'

/** A page as those need it who list the site. */
export type SitePage = {
  page: Page
  share: SharePicture
  /** Its file below content/. */
  file: string
  /** Which part of a long list it shows. */
  number?: number
  /** Day of the last change where the content itself tells it, as 2024-11-01. */
  changed?: string
}

/** Every page of the site by its canonical address, those that are not indexed too. */
export function sitePages(content: SiteContent): SitePage[] {
  const { pages, authors, service_pages, legal_texts, posts } = content
  return [
    ...Object.entries(pages).flatMap(([name, page]) =>
      listPages(page, `pages/${name}.yaml`, pageCount(page, content)),
    ),
    ...authors.flatMap((author) =>
      listPages(author, author.file, splitIntoPages(postsBy(content, author)).length),
    ),
    ...service_pages.map((page) => sitePage(page, page.file)),
    ...legal_texts.map((page) => ({ ...sitePage(page, page.file), changed: page.last_changed })),
    ...posts.map((post) => ({
      page: pageOfArticle(post),
      share: {
        swatch: post.swatch,
        pictures: [post.thumb],
        variant: 'beside' as const,
        focus: 'middle' as const,
      },
      file: post.file,
      changed: post.updated ?? post.date,
    })),
  ]
}

function sitePage(page: Page, file: string): SitePage {
  return { page, share: shareOf(page), file }
}

/** A page, and its further pages where a list on it is long. */
function listPages(
  page: Page & { pagination?: PaginationWords | undefined },
  file: string,
  count: number,
): SitePage[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sitePage(page, file),
    ...(index > 0 && { number: index + 1, page: pageAt(page, index + 1) }),
  }))
}
