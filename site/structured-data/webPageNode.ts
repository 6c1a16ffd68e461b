import type { Question, WebPage } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import { pageUrl } from '../lib/pageUrl.ts'
import { sharePicturePath } from '../lib/sharePicture.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import type { PageKind } from './PageFacts.ts'

type Reference = { '@id': string }

type PageLinks = {
  kind: PageKind
  changed: string | undefined
  about: Reference | undefined
  mainEntity: Reference | Question[] | undefined
  breadcrumb: Reference | undefined
}

/** The page itself. What it links to are nodes of the same graph. */
export function webPageNode(
  content: Pick<SiteContent, 'brand' | 'pages'>,
  page: Page,
  links: PageLinks,
): WebPage {
  const { brand } = content
  return {
    '@type': links.kind,
    '@id': pageNodeId(content, page, 'webpage'),
    url: pageUrl(brand, page.path),
    name: page.title,
    description: page.description,
    inLanguage: brand.locale,
    isPartOf: { '@id': siteNodeIds(content).website },
    primaryImageOfPage: { '@type': 'ImageObject', url: pageUrl(brand, sharePicturePath(page)) },
    dateModified: links.changed,
    about: links.about,
    mainEntity: links.mainEntity,
    breadcrumb: links.breadcrumb,
  }
}
