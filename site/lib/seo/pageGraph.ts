import type { Graph, Thing } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import { filmNode, organizationInShort, organizationNode, websiteNode } from './agencyNodes.ts'
import { blogNode, blogPostingNode } from './blogNodes.ts'
import { caseNode } from './caseNode.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import { breadcrumbNode, questionNodes, questionsNode, webPageNode } from './pageNodes.ts'
import { authorId, authorNode, personNode } from './peopleNodes.ts'
import { offerCatalogNode, serviceNode } from './serviceNodes.ts'
import type { StructuredData, Trail } from './structuredData.ts'

/** A page's structured data as one graph, whose nodes refer to each other by id. */
export function pageGraph(
  content: SiteContent,
  page: Page,
  structuredData: StructuredData = {},
  breadcrumb?: Trail,
): Graph {
  const {
    pageType = 'WebPage',
    plans = [],
    questions,
    service,
    case: told,
    article,
    articles,
    author,
    people = [],
    film,
  } = structuredData
  const isFaqPage = pageType === 'FAQPage'
  const nodes: (Thing | false | undefined)[] = [
    structuredData.tellsAgency ? organizationNode(content) : organizationInShort(content),
    websiteNode(content),
    webPageNode(content, page, {
      pageType,
      changed: structuredData.changed,
      about: structuredData.tellsAgency ? { '@id': siteNodeIds(content).organization } : undefined,
      mainEntity: mainEntity(content, page, structuredData),
      breadcrumb: breadcrumb && { '@id': pageNodeId(content, page, 'breadcrumb') },
    }),
    breadcrumb && breadcrumbNode(content, page, breadcrumb),
    service && serviceNode(content, page, service, plans.length > 0),
    told && caseNode(content, page, told),
    plans.length > 0 && offerCatalogNode(content, page, plans),
    questions && questions.length > 0 && !isFaqPage && questionsNode(content, page, questions),
    article && blogPostingNode(content, article),
    (article || articles) && blogNode(content, articles),
    author && authorNode(content, author.name),
    ...people.map((person) => personNode(content, person)),
    film && filmNode(content, film),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== undefined && node !== false),
  }
}

/** The page's main entity, if it has one. */
function mainEntity(
  content: SiteContent,
  page: Page,
  { pageType, questions, service, case: told, article, author }: StructuredData,
) {
  if (pageType === 'FAQPage' && questions) return questionNodes(questions)
  if (author) return { '@id': authorId(content, author.name) }
  if (service) return { '@id': pageNodeId(content, page, 'service') }
  if (told) return { '@id': pageNodeId(content, page, 'case') }
  if (article) return { '@id': pageNodeId(content, page, 'article') }
  return undefined
}

/** A graph as the text of a script element, escaped so that it can neither end the element nor open a comment. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
