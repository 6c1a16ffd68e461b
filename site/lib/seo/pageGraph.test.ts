import type { Graph, Thing } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { pageOfArticle } from '../posts.ts'
import { offeredPlans } from '../prices.ts'
import { graphText, pageGraph } from './pageGraph.ts'

const content = await readContent(TEST_CONTENT)
const { pages, brand, team, authors, posts } = content
const [post] = posts
const [member] = team
if (!post || !member) throw new Error('The tests’ content has articles and people.')

/** The first node of a type, as plain data. */
function node(graph: Graph, type: string): Record<string, unknown> | undefined {
  return graph['@graph']
    .filter((thing): thing is Exclude<Thing, string> => typeof thing !== 'string')
    .map((thing): Record<string, unknown> => JSON.parse(JSON.stringify(thing)))
    .find((thing) => thing['@type'] === type)
}

describe('the graph of a page', () => {
  test('identifies agency, site and page by stable ids', () => {
    const graph = pageGraph(content, pages.pricing)
    expect(node(graph, 'ProfessionalService')?.['@id']).toBe(`${brand.url}/#organization`)
    expect(node(graph, 'WebSite')?.['@id']).toBe(`${brand.url}/#website`)
    expect(node(graph, 'WebPage')?.['@id']).toBe(`${brand.url}/pricing#webpage`)
  })

  test('has address, hours and profiles only on pages that show them', () => {
    const agencyOf = (tellsAgency: boolean) =>
      node(pageGraph(content, pages.about, { tellsAgency }), 'ProfessionalService')
    expect(agencyOf(true)).toMatchObject({
      legalName: brand.legal_name,
      telephone: brand.phone.number,
      address: { postalCode: brand.address.postcode },
      openingHoursSpecification: { dayOfWeek: brand.opening_hours.days, opens: '09:00' },
      sameAs: brand.social.map(({ link }) => link),
    })
    expect(agencyOf(false)).not.toHaveProperty('address')
  })

  test('has no profiles field without profiles', () => {
    const quiet = { ...content, brand: { ...brand, social: [] } }
    const people = [{ member: { ...member, social_media: [] }, image: '/a.webp' }]
    const graph = pageGraph(quiet, pages.about, { tellsAgency: true, people })
    for (const type of ['ProfessionalService', 'Person']) {
      expect(node(graph, type)).toBeDefined()
      expect(node(graph, type)).not.toHaveProperty('sameAs')
    }
  })

  test('contains no ratings or reviews: the agency would be praising itself', () => {
    const everything = JSON.stringify(pageGraph(content, pages.home, { tellsAgency: true }))
    expect(everything).not.toMatch(/review|rating/i)
  })

  test('gives a unit for monthly prices only', () => {
    const offersOf = (category: 'ads' | 'app') =>
      JSON.stringify(
        node(
          pageGraph(content, pages.pricing, { plans: offeredPlans(content, category) }),
          'OfferCatalog',
        ),
      )
    expect(offersOf('ads').match(/"unitCode":"MON"/g)).toHaveLength(3)
    expect(offersOf('app')).not.toContain('unitCode')
  })

  test('offers all plans, grouped by category', () => {
    const plans = content.plan_categories.flatMap(({ id }) => offeredPlans(content, id))
    expect(node(pageGraph(content, pages.pricing, { plans }), 'OfferCatalog')).toMatchObject({
      itemListElement: content.plan_categories.map(({ label }) => ({
        '@type': 'OfferCatalog',
        name: label,
        itemListElement: [{ '@type': 'Offer' }, { '@type': 'Offer' }, { '@type': 'Offer' }],
      })),
    })
  })

  test('describes an author as a person only if a team member has the same name', () => {
    const authorOf = (author: string) =>
      node(
        pageGraph(content, pageOfArticle(post), {
          article: { post: { ...post, author }, image: '/a.webp' },
        }),
        'BlogPosting',
      )?.author
    const isMember = ({ name }: { name: string }) => team.some((one) => one.name === name)
    expect(Map.groupBy(authors, isMember).size).toBe(2)
    for (const author of authors) {
      expect(authorOf(author.name)).toMatchObject({
        '@type': isMember(author) ? 'Person' : 'Organization',
        name: author.name,
        url: `${brand.url}${author.path}`,
      })
    }
  })

  test('dates an updated article by its update, and any other by its publication', () => {
    const modified = (updated?: string) =>
      node(
        pageGraph(content, pageOfArticle(post), {
          article: { post: { ...post, date: '2024-09-06', updated }, image: '/a.webp' },
        }),
        'BlogPosting',
      )
    expect(modified('2025-03-03')).toMatchObject({
      datePublished: '2024-09-06',
      dateModified: '2025-03-03',
    })
    expect(modified()).toMatchObject({ dateModified: '2024-09-06' })
  })
})

test('no text of the content can end the script element, and every text is preserved', () => {
  const name = '</script><script>alert(1)</script><!-- & "quotes"'
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  } as const
  const text = graphText(graph)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(graph)
})
