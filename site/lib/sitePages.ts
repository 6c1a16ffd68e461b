import { isoDate } from '../../content-model/isoDate.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { PageName } from '../../content-model/schemas/pages.ts'
import type { SharePicture } from '../../content-model/schemas/sharePicture.ts'
import { pageOfArticle } from './pageOfArticle.ts'
import { pageOfList } from './pageOfList.ts'
import { sharePictureOf } from './sharePicture.ts'
import { splitIntoPages } from './splitIntoPages.ts'

/** A page as those need it who list the site. */
export type SitePage = {
  page: Page
  share: SharePicture
  /** Its file below content/pages; an article has none. */
  name?: PageName
  /** Which part of a long list it shows. */
  number?: number
  /** Day of the last change where the content itself tells it, as 2024-11-01. */
  changed?: string
}

/** Lists that go on on further pages. */
const LISTS = ['blog', 'author', 'categories'] as const

/** Every page of the site by its canonical address, those that are not indexed too. */
export function sitePages(content: SiteContent): SitePage[] {
  const names = Object.keys(content.pages) as PageName[]
  return [
    ...names.map((name) => sitePage(content, name)),
    ...LISTS.flatMap((name) => laterPages(content, name)),
    ...content.posts.map((post) => ({
      page: pageOfArticle(post),
      share: {
        field: post.field,
        pictures: [post.thumb],
        place: 'beside' as const,
        focus: 'middle' as const,
      },
      changed: isoDate(post.updated ?? post.date),
    })),
  ]
}

function sitePage(content: SiteContent, name: PageName): SitePage {
  const { pages, legal_texts } = content
  const legal = Object.entries(legal_texts).find(([text]) => text === name)?.[1]
  return {
    page: pages[name],
    share: sharePictureOf(content, name),
    name,
    changed: legal?.last_changed,
  }
}

function laterPages(content: SiteContent, name: (typeof LISTS)[number]): SitePage[] {
  const first = sitePage(content, name)
  const { later } = content.pages[name].sections
  return splitIntoPages(content.posts)
    .slice(1)
    .map((list) => ({
      ...first,
      number: list.number,
      page: pageOfList(first.page, later, list).page,
    }))
}
