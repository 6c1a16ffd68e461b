import type { CreativeWork } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import { pageUrl } from '../pages.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import type { StructuredData } from './structuredData.ts'

/** The work for a client, as described on the case's page. */
export function caseNode(
  content: Pick<SiteContent, 'brand' | 'pages'>,
  page: Page,
  { study, client, image }: NonNullable<StructuredData['case']>,
): CreativeWork {
  const { brand } = content
  return {
    '@type': 'CreativeWork',
    '@id': pageNodeId(content, page, 'case'),
    name: study.heading,
    abstract: study.summary,
    url: pageUrl(brand, page.path),
    image: pageUrl(brand, image),
    inLanguage: brand.locale,
    creator: { '@id': siteNodeIds(content).organization },
    about: { '@type': 'Thing', name: client.project_name, sameAs: client.url },
    mainEntityOfPage: { '@id': pageNodeId(content, page, 'webpage') },
  }
}
