import type { SiteContent } from '../../content-model/readContent.ts'
import type { ServicePage } from '../../content-model/schemas/services.ts'
import { answersAt } from './answersAt.ts'

/** The service pages that the sidebar lists, in its order and under its labels. */
export function servicePagesListed({
  sidebar,
  service_pages,
}: Pick<SiteContent, 'sidebar' | 'service_pages'>): { page: ServicePage; label: string }[] {
  return sidebar.services.flatMap(({ path, label }) =>
    service_pages.filter((page) => answersAt(page, path)).map((page) => ({ page, label })),
  )
}
