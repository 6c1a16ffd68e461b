import type { SiteContent } from '../../content-model/readContent.ts'
import {
  type ServicePageName,
  servicePageSchemas,
} from '../../content-model/schemas/servicePage.ts'
import { answersAt } from './answersAt.ts'

const NAMES = Object.keys(servicePageSchemas) as ServicePageName[]

/** The service pages that the sidebar lists, in its order and under its labels. */
export function servicePagesListed({
  sidebar,
  pages,
}: Pick<SiteContent, 'sidebar' | 'pages'>): { name: ServicePageName; label: string }[] {
  return sidebar.services.flatMap(({ path, label }) =>
    NAMES.filter((name) => answersAt(pages[name], path)).map((name) => ({ name, label })),
  )
}
