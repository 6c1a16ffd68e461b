import type { Service } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import type { PageFacts } from './PageFacts.ts'

/** The service that a page describes, with its plans where it has fixed prices. */
export function serviceNode(
  content: Pick<SiteContent, 'brand' | 'pages'>,
  page: Page,
  { description, image }: NonNullable<PageFacts['service']>,
  hasPlans: boolean,
): Service {
  return {
    '@type': 'Service',
    '@id': pageNodeId(content, page, 'service'),
    name: page.heading,
    serviceType: page.heading,
    description,
    url: pageUrl(content.brand, page.path),
    image: pageUrl(content.brand, image),
    provider: { '@id': siteNodeIds(content).organization },
    areaServed: content.brand.areas_served,
    hasOfferCatalog: hasPlans ? { '@id': pageNodeId(content, page, 'plans') } : undefined,
  }
}
