import type { APIContext } from 'astro'
import { isOwnPage } from '../../../content-model/collections.ts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Page } from '../../../content-model/schemas/page.ts'
import { NEEDED_PAGES, type PageName } from '../../../content-model/schemas/pages.ts'
import { pathsOfLanguages, siteContent } from '../../build/siteContent.ts'
import { pageUrl, servicePagesListed } from '../../lib/pages.ts'
import { pageOfArticle } from '../../lib/posts.ts'
import { tagPages } from '../../lib/tags.ts'

const AGENCY: PageName[] = [
  'about',
  'services',
  'pricing',
  'contact',
  'team',
  'testimonials',
  'faq',
  'blog',
]

/** Pages that a reader may skip: other views of the same content, and legal texts. */
const OPTIONAL: PageName[] = ['home-dark', 'home-security', 'categories']

export const getStaticPaths = pathsOfLanguages

/** The site map for language models in the format of llmstxt.org, in which "Optional" is a keyword. */
export async function GET({ url }: APIContext): Promise<Response> {
  const content = await siteContent(url.pathname)
  const { brand, pages, posts, cases } = content
  const { details, agency, services, cases: caseHeading, articles } = content.seo.llms
  const section = (heading: string, listed: Page[]) => [
    `## ${heading}`,
    listed
      .filter((page) => page.indexed && isOwnPage(content, page))
      .map((page) => `- [${page.heading}](${pageUrl(brand, page.path)}): ${page.description}`)
      .join('\n'),
  ]
  const blocks = [
    `# ${brand.name}`,
    `> ${brand.summary}`,
    ...details,
    ...section(agency, [...AGENCY.map((name) => pages[name]), ...addedPages(content)]),
    ...section(
      services,
      servicePagesListed(content).map(({ page }) => page),
    ),
    ...(cases.length > 0 ? section(caseHeading, cases) : []),
    ...section(articles, posts.map(pageOfArticle)),
    ...section('Optional', [
      ...OPTIONAL.map((name) => pages[name]),
      ...content.authors,
      ...tagPages(content),
      ...content.legal_texts,
    ]),
  ]
  return new Response(`${blocks.join('\n\n')}\n`)
}

/** Pages added by the owner. */
function addedPages({ pages }: SiteContent): Page[] {
  return Object.entries(pages).flatMap(([name, page]) =>
    NEEDED_PAGES.some((needed) => needed === name) ? [] : [page],
  )
}
