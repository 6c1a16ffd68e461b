import { collections, isOwnPage } from '../../content-model/collections.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Case } from '../../content-model/schemas/case.ts'
import type { Page, PaginationLabels, SharePicture } from '../../content-model/schemas/page.ts'
import type { ServicePage } from '../../content-model/schemas/services.ts'
import { clientOf } from './cases.ts'
import { pageAt, pageCount, splitIntoPages } from './pagination.ts'
import { pageOfArticle, postsBy } from './posts.ts'
import { shareOf } from './sharePictures.ts'
import { postsTagged, tagPages } from './tags.ts'

/** A page in a list of the whole site, such as the sitemap. */
export type SitePage = {
  page: Page
  share: SharePicture
  /** Path of the page's file below content/. */
  file: string
  /** Page number within a long list. */
  number?: number
  /** Date of the last change if the content states it, as 2024-11-01. */
  changed?: string
}

/** The file with the texts that all tag pages share. */
const TAGS_FILE = collections.tag_pages.path

/** Every page of the site by its canonical path, including pages that are not indexed. */
export function sitePages(content: SiteContent): SitePage[] {
  const { pages, authors, service_pages, cases, legal_texts, posts } = content
  const folder = folderOf(content)
  return [
    ...Object.entries(pages).flatMap(([name, page]) =>
      isOwnPage(content, page)
        ? listPages(page, `${folder}pages/${name}.yaml`, pageCount(page, content))
        : [],
    ),
    ...authors.flatMap((author) =>
      listPages(author, author.file, splitIntoPages(postsBy(content, author)).length),
    ),
    ...tagPages(content).flatMap((page) =>
      listPages(
        page,
        `${folder}${TAGS_FILE}`,
        splitIntoPages(postsTagged(content, page.tag)).length,
      ),
    ),
    ...service_pages.map((page) => sitePage(page, page.file)),
    ...cases.map((study) => ({
      ...sitePage(study, study.file),
      share: shareOfCase(content, study),
    })),
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

/** The share picture named in the case's file, else the client's site on its own colour. */
function shareOfCase(content: SiteContent, study: Case): SharePicture {
  if (study.share) return study.share
  return { ...shareOf(study), pictures: [clientOf(content, study).image] }
}

function sitePage(page: Page, file: string): SitePage {
  return { page, share: shareOf(page), file }
}

/** A page, and its further pages if a list on it is long. */
function listPages(
  page: Page & { pagination?: PaginationLabels | undefined },
  file: string,
  count: number,
): SitePage[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sitePage(page, file),
    ...(index > 0 && { number: index + 1, page: pageAt(page, index + 1) }),
  }))
}

/** The folder of a language's files below content/, with a trailing slash; empty for the original. */
export function folderOf({ language }: Pick<SiteContent, 'language'>): string {
  return language.path === undefined ? '' : `${language.tag}/`
}

/** The breadcrumb of a page. `parents` are the pages between the home page and this one. */
export function breadcrumbOf(
  { labels, pages }: Pick<SiteContent, 'labels' | 'pages'>,
  parents: Pick<Page, 'heading' | 'path'>[],
  current: string,
) {
  return {
    label: labels.breadcrumb,
    trail: [
      { label: labels.home, path: pages.home.path },
      ...parents.map(({ heading, path }) => ({ label: heading, path })),
    ],
    current,
  }
}

/** The small title of a page directly below the home page, with its breadcrumb. */
export function pageTitle(
  content: Parameters<typeof breadcrumbOf>[0],
  { heading }: Pick<Page, 'heading'>,
) {
  return { heading, breadcrumb: breadcrumbOf(content, [], heading) }
}

/** Whether a path is a page's own path or one of its aliases. */
export function answersAt(page: Pick<Page, 'path' | 'aliases'>, path: string): boolean {
  return page.path === path || page.aliases.includes(path)
}

/** The service pages listed in the sidebar, in its order and with its labels. */
export function servicePagesListed({
  sidebar,
  service_pages,
}: Pick<SiteContent, 'sidebar' | 'service_pages'>): { page: ServicePage; label: string }[] {
  return sidebar.services.flatMap(({ path, label }) =>
    service_pages.filter((page) => answersAt(page, path)).map((page) => ({ page, label })),
  )
}

/** The absolute URL of a page or file of this site. Only the home page's ends in a slash. */
export function pageUrl({ url }: Pick<Brand, 'url'>, path: string): string {
  return new URL(path, url).href
}

/** A page's title without the agency's name after it, for places that show the name anyway. */
export function titleAlone({ title }: Pick<Page, 'title'>, { name }: Pick<Brand, 'name'>): string {
  return title.replace(` | ${name}`, '')
}
