import { isoDate } from '../../content-model/isoDate.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { SectionPage } from '../../content-model/schemas/sectionPage.ts'
import type { ServicePage } from '../../content-model/schemas/servicePage.ts'
import type { SharePicture } from '../../content-model/schemas/sharePicture.ts'
import { pageOfList, splitIntoPages } from './pagination.ts'
import { pageOfArticle } from './posts.ts'
import { shareOf } from './sharePictures.ts'

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
    ...LISTS.flatMap((name) => furtherPages(content, name)),
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

function furtherPages(content: SiteContent, name: (typeof LISTS)[number]): SitePage[] {
  const page = content.pages[name]
  return splitIntoPages(content.posts)
    .slice(1)
    .map((list) => ({
      ...sitePage(page, `pages/${name}.yaml`),
      number: list.number,
      page: pageOfList(page, page.sections.later, list).page,
    }))
}

/** Whether a page stands at an address, by its own address or by an alias. */
export function answersAt(page: Pick<Page, 'path' | 'also'>, path: string): boolean {
  return page.path === path || page.also.includes(path)
}

/** The service pages that the sidebar lists, in its order and under its labels. */
export function servicePagesListed({
  sidebar,
  service_pages,
}: Pick<SiteContent, 'sidebar' | 'service_pages'>): { page: ServicePage; label: string }[] {
  return sidebar.services.flatMap(({ path, label }) =>
    service_pages.filter((page) => answersAt(page, path)).map((page) => ({ page, label })),
  )
}

/** The whole address of a page or file of this site. The home page ends in a slash, nothing else does. */
export function pageUrl({ url }: Pick<Brand, 'url'>, path: string): string {
  return new URL(path, url).href
}

/** A page's title without the agency's name behind it, for places that show the name anyway. */
export function titleAlone({ title }: Pick<Page, 'title'>, { name }: Pick<Brand, 'name'>): string {
  return title.replace(` | ${name}`, '')
}

/** Whether a page is a list of sections. */
export function isSectionPage(page: object): page is SectionPage {
  return 'sections' in page && Array.isArray(page.sections)
}
