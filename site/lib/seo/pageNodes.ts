import type { BreadcrumbList, FAQPage, Question as QuestionNode, WebPage } from 'schema-dts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import type { Question } from '../../../content-model/schemas/questions.ts'
import { pageUrl } from '../pages.ts'
import { sharePicturePath } from '../sharePictures.ts'
import { pageNodeId, siteNodeIds } from './nodeIds.ts'
import type { PageType, Trail } from './structuredData.ts'

type Reference = { '@id': string }

type PageLinks = {
  pageType: PageType
  changed: string | undefined
  about: Reference | undefined
  mainEntity: Reference | QuestionNode[] | undefined
  breadcrumb: Reference | undefined
}

/** The page itself. Its links refer to nodes of the same graph. */
export function webPageNode(
  content: Pick<SiteContent, 'brand' | 'pages'>,
  page: Page,
  links: PageLinks,
): WebPage {
  const { brand } = content
  return {
    '@type': links.pageType,
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

/** The breadcrumb shown on the page. */
export function breadcrumbNode(
  content: Pick<SiteContent, 'brand'>,
  page: Page,
  { trail, current }: Trail,
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

/** The page's questions and answers. */
export function questionNodes(questions: Question[]): QuestionNode[] {
  return questions.map(({ question, ans }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: ans },
  }))
}

/** The questions of a page whose main subject is something else. */
export function questionsNode(
  content: Pick<SiteContent, 'brand'>,
  page: Page,
  questions: Question[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageNodeId(content, page, 'questions'),
    isPartOf: { '@id': pageNodeId(content, page, 'webpage') },
    mainEntity: questionNodes(questions),
  }
}
