import type { SiteContent } from './collections.ts'
import type { Page } from './schemas/page.ts'

/** Every page that has a file of its own: lists of sections, service pages and legal texts, without articles. */
export function allPages({
  pages,
  service_pages,
  legal_texts,
}: Pick<SiteContent, 'pages' | 'service_pages' | 'legal_texts'>): Page[] {
  return [...Object.values(pages), ...service_pages, ...legal_texts]
}
