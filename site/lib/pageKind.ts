import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { SearchLabels } from '../../content-model/schemas/site.ts'

/** The kind of a page, as shown in search results. */
export function pageKind(
  { posts, service_pages, cases, legal_texts }: SiteContent,
  { path }: Page,
): keyof SearchLabels['kinds'] {
  const isAmong = (pages: { path: string }[]) => pages.some((page) => page.path === path)
  if (posts.some(({ link }) => link === path)) return 'article'
  if (isAmong(service_pages)) return 'service'
  if (isAmong(cases)) return 'case'
  return isAmong(legal_texts) ? 'legal' : 'page'
}
