import type { BreadcrumbList } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { BreadcrumbProps } from '../components/Breadcrumb/Breadcrumb.tsx'
import { pageUrl } from '../lib/pageUrl.ts'
import { pageNodeId } from './nodeIds.ts'

/** The trail that stands below the page's heading. */
export function breadcrumbNode(
  content: Pick<SiteContent, 'brand'>,
  page: Page,
  { trail, current }: Pick<BreadcrumbProps, 'trail' | 'current'>,
): BreadcrumbList {
  const steps = [...trail, { label: current, path: page.path }]
  return {
    '@type': 'BreadcrumbList',
    '@id': pageNodeId(content, page, 'breadcrumb'),
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(content.brand, path),
    })),
  }
}
