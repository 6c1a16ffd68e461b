import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { siteNodeIds } from './nodeIds.ts'

/** The site, with the address of its search. */
export function websiteNode(content: Pick<SiteContent, 'brand' | 'pages'>): WebSite {
  const { brand, pages } = content
  const ids = siteNodeIds(content)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageUrl(brand, pages['search-result'].path)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: brand.name,
    url: pageUrl(brand, '/'),
    inLanguage: brand.locale,
    publisher: { '@id': ids.organization },
    potentialAction: search,
  }
}
