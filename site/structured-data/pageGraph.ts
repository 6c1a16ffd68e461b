import type { Graph, Thing } from 'schema-dts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { BreadcrumbProps } from '../components/Breadcrumb/Breadcrumb.tsx'
import { authorId, authorNode } from './authorNode.ts'
import { blogNode, blogPostingNode } from './blogNodes.ts'
import { breadcrumbNode } from './breadcrumbNode.ts'
import { filmNode } from './filmNode.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import { offerCatalogNode } from './offerCatalogNode.ts'
import { organizationInShort, organizationNode } from './organizationNode.ts'
import type { PageFacts } from './PageFacts.ts'
import { personNode } from './personNode.ts'
import { questionNodes, questionsNode } from './questionNodes.ts'
import { serviceNode } from './serviceNode.ts'
import { webPageNode } from './webPageNode.ts'
import { websiteNode } from './websiteNode.ts'

/** Everything that a page tells machines, as one graph whose nodes refer to each other by their ids. */
export function pageGraph(
  content: SiteContent,
  page: Page,
  facts: PageFacts = {},
  breadcrumb?: Pick<BreadcrumbProps, 'trail' | 'current'>,
): Graph {
  const {
    kind = 'WebPage',
    plans = [],
    questions,
    service,
    article,
    articles,
    author,
    people = [],
    film,
  } = facts
  const isFaqPage = kind === 'FAQPage'
  const nodes: (Thing | false | undefined)[] = [
    facts.tellsAgency ? organizationNode(content) : organizationInShort(content),
    websiteNode(content),
    webPageNode(content, page, {
      kind,
      changed: facts.changed,
      about: facts.tellsAgency ? { '@id': siteNodeIds(content).organization } : undefined,
      mainEntity: mainEntity(content, page, facts),
      breadcrumb: breadcrumb && { '@id': pageNodeId(content, page, 'breadcrumb') },
    }),
    breadcrumb && breadcrumbNode(content, page, breadcrumb),
    service && serviceNode(content, page, service, plans.length > 0),
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

/** What a page is chiefly about, where it is one thing. */
function mainEntity(
  content: SiteContent,
  page: Page,
  { kind, questions, service, article, author }: PageFacts,
) {
  if (kind === 'FAQPage' && questions) return questionNodes(questions)
  if (author) return { '@id': authorId(content, author.name) }
  if (service) return { '@id': pageNodeId(content, page, 'service') }
  if (article) return { '@id': pageNodeId(content, page, 'article') }
  return undefined
}
