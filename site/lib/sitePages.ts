import { isoDate } from '../../content-model/isoDate.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { SharePicture } from '../../content-model/schemas/sharePicture.ts'
import { pageOfArticle } from './pageOfArticle.ts'
import { pageOfList } from './pageOfList.ts'
import { shareOf } from './sharePicture.ts'
import { splitIntoPages } from './splitIntoPages.ts'

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

/** Lists that go on on further pages. */
const LISTS = ['blog', 'author', 'categories'] as const

/** Every page of the site by its canonical address, those that are not indexed too. */
export function sitePages(content: SiteContent): SitePage[] {
  const { pages, service_pages, legal_texts, posts } = content
  return [
    ...Object.entries(pages).map(([name, page]) => sitePage(page, `pages/${name}.yaml`)),
    ...LISTS.flatMap((name) => laterPages(content, name)),
    ...service_pages.map((page) => sitePage(page, page.file)),
    ...legal_texts.map((page) => ({ ...sitePage(page, page.file), changed: page.last_changed })),
    ...posts.map((post) => ({
      page: pageOfArticle(post),
      share: {
        field: post.field,
        pictures: [post.thumb],
        place: 'beside' as const,
        focus: 'middle' as const,
      },
      file: post.file,
      changed: isoDate(post.updated ?? post.date),
    })),
  ]
}

function sitePage(page: Page, file: string): SitePage {
  return { page, share: shareOf(page), file }
}

function laterPages(content: SiteContent, name: (typeof LISTS)[number]): SitePage[] {
  const page = content.pages[name]
  return splitIntoPages(content.posts)
    .slice(1)
    .map((list) => ({
      ...sitePage(page, `pages/${name}.yaml`),
      number: list.number,
      page: pageOfList(page, page.sections.later, list).page,
    }))
}
