import type { SiteContent } from '../../../content-model/readContent.ts'
import { answersAt } from '../../lib/pages.ts'
import { fillWords } from '../../lib/text.ts'
import type { SidebarProps } from './Sidebar.tsx'

type SidebarContent = Pick<SiteContent, 'sidebar' | 'brand' | 'pages' | 'service_pages' | 'labels'>

/**
 * Props of the sidebar beside the page or article at `path`. Articles have the search field, and not all services.
 * A link is marked as current if it uses any of the page's paths.
 */
export function sidebarProps(
  { sidebar, brand, pages, service_pages, labels }: SidebarContent,
  path: string,
  { isArticle = false } = {},
): SidebarProps {
  const { services_heading, services, talk } = sidebar
  const page = service_pages.find((candidate) => candidate.path === path)
  return {
    search: isArticle
      ? {
          label: labels.search,
          placeholder: labels.search_placeholder,
          path: pages['search-result'].path,
        }
      : undefined,
    services: {
      heading: services_heading,
      links: services
        .filter(({ on_articles }) => on_articles || !isArticle)
        .map(({ id, path, label }) => ({
          id,
          path,
          label,
          current: page !== undefined && answersAt(page, path),
        })),
    },
    talk: {
      heading: talk.heading,
      text: fillWords(talk.text, { hours: brand.opening_hours.text }),
      phone: brand.phone,
      email: brand.email,
      action: talk.action,
    },
  }
}
