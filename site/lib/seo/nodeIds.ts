import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import { pageUrl } from '../pages.ts'

type Content = Pick<SiteContent, 'brand' | 'pages'>

/** Ids of the nodes that the whole site shares. They never change, so that other sites may refer to them. */
export function siteNodeIds({ brand, pages }: Content) {
  return {
    organization: pageUrl(brand, '/#organization'),
    website: pageUrl(brand, '/#website'),
    film: pageUrl(brand, '/#intro-film'),
    blog: pageUrl(brand, `${pages.blog.path}#blog`),
  }
}

/** Id of a node that belongs to one page. */
export function pageNodeId(
  { brand }: Pick<Content, 'brand'>,
  { path }: Pick<Page, 'path'>,
  part:
    | 'author'
    | 'webpage'
    | 'breadcrumb'
    | 'questions'
    | 'service'
    | 'plans'
    | 'article'
    | 'case',
): string {
  return `${pageUrl(brand, path)}#${part}`
}
