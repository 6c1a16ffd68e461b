import { writeDate } from '../../content-model/dates.ts'
import { formatPrice } from '../../content-model/prices.ts'
import { CANONICAL_ADDRESSES, CONTENTS, contentAt } from '../support/addresses.ts'
import { type ReadPage, readPages } from '../support/readHead.ts'
import { REQUIRED_OF_ARTICLE, REQUIRED_PROPERTIES } from '../support/requiredProperties.ts'
import { expect, test } from '../support/visitor.ts'

type Node = Record<string, unknown>
type GraphPage = ReadPage & { nodes: Node[]; all: Node[] }

/** Properties whose values are addresses of this site. */
const ADDRESSES = ['url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl']
const DATES = ['datePublished', 'dateModified', 'uploadDate']

// All tests of this file share one reading of the pages.
test.describe.configure({ mode: 'default' })

let pages: GraphPage[] = []

test.beforeAll(async ({ browser }) => {
  pages = (await readPages(browser, CANONICAL_ADDRESSES)).map((read) => {
    const graph = JSON.parse(read.graphs[0] ?? '{}')
    return { ...read, nodes: graph['@graph'] ?? [], all: nodesIn(graph['@graph']) }
  })
})

/** A node and every node inside it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** All nodes of a type on a page, nested ones too. */
function ofType(page: GraphPage, type: string): Node[] {
  return page.all.filter((node) => node['@type'] === type)
}

test('every page has one graph, in which every node has a type', () => {
  for (const { address, graphs, nodes, all } of pages) {
    expect(graphs, address).toHaveLength(1)
    expect(nodes.length, address).toBeGreaterThanOrEqual(3)
    for (const node of all.filter((candidate) => Object.keys(candidate).join() !== '@id')) {
      expect(node['@type'], `${address}: ${JSON.stringify(node)}`).toBeTruthy()
    }
  }
})

test('every node that another refers to is in the same graph exactly once', () => {
  for (const { address, all } of pages) {
    const isReference = (node: Node) => Object.keys(node).join() === '@id'
    const ids = all.filter((node) => node['@id'] && !isReference(node)).map((node) => node['@id'])
    expect(new Set(ids).size, address).toBe(ids.length)
    for (const node of all.filter(isReference)) expect(ids, address).toContain(node['@id'])
  }
})

test('every node has the required properties of its type', () => {
  for (const { address, all } of pages) {
    for (const node of all.filter((candidate) => candidate['@type'])) {
      const type = String(node['@type'])
      expect(Object.keys(REQUIRED_PROPERTIES), address).toContain(type)
      for (const name of REQUIRED_PROPERTIES[type] ?? []) {
        expect(node[name], `${address}: ${name} of ${type}`).toBeTruthy()
      }
    }
  }
})

test('pages have the schema.org type of their kind', ({ content }) => {
  const kinds = Object.fromEntries(
    pages.map((page) => [
      page.address,
      page.nodes.find((node) => String(node['@id']).endsWith('#webpage'))?.['@type'],
    ]),
  )
  expect(kinds).toMatchObject({
    '/': 'WebPage',
    '/about': 'AboutPage',
    '/contact': 'ContactPage',
    '/faq': content.faqs.length > 0 ? 'FAQPage' : 'WebPage',
    '/blog': 'CollectionPage',
    '/search-result': 'SearchResultsPage',
    ...Object.fromEntries(content.authors.map(({ path }) => [path, 'ProfilePage'])),
  })
})

test('every address of this site in a graph is absolute and canonical, and answers 200', async ({
  content,
  request,
}) => {
  const found = new Set<string>()
  for (const { address, all } of pages) {
    for (const node of all) {
      for (const value of ADDRESSES.map((name) => node[name]).filter((url) => url !== undefined)) {
        expect(String(value), address).toMatch(new RegExp(`^${content.brand.url}/`))
        found.add(String(value))
      }
      if (node['@id']) expect(String(node['@id']), address).toMatch(/^https:\/\/[^#]+#\S+$/)
    }
  }
  for (const url of found) {
    const { pathname } = new URL(url)
    const isFile = /\.\w+$/.test(pathname)
    if (!isFile) expect(CANONICAL_ADDRESSES, url).toContain(decodeURI(pathname))
    expect((await request.head(pathname)).status(), url).toBe(200)
  }
})

test('the search action leads to the site’s own search page', ({ content }) => {
  for (const page of pages) {
    const [target] = ofType(page, 'EntryPoint')
    const { path } = contentAt(page.address).pages['search-result']
    expect(target?.urlTemplate).toBe(`${content.brand.url}${path}?q={search_term_string}`)
  }
})

test('the breadcrumb in a graph equals the visible breadcrumb', ({ content }) => {
  for (const page of pages) {
    const [list] = ofType(page, 'BreadcrumbList')
    const told = nodesIn(list?.itemListElement).map(({ name, item }) => ({
      label: name,
      path: decodeURI(new URL(String(item)).pathname),
    }))
    const seen = page.breadcrumb.map(({ label, path }) => ({ label, path: decodeURI(path) }))
    expect(told, page.address).toEqual(seen)
  }
  const article = pages.find(({ address }) => address === content.posts[0]?.link)
  expect(article?.breadcrumb).toHaveLength(3)
})

test('the questions in a graph are on the page, in full and in the same order', ({ content }) => {
  const told = pages.filter((page) => ofType(page, 'FAQPage').length > 0)
  for (const page of told) {
    const questions = ofType(page, 'Question').map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: isNode(acceptedAnswer) && acceptedAnswer.text,
    }))
    // A page may also show questions that are in the graph of another page.
    const names = questions.map(({ question }) => question)
    const read = page.questions.filter(({ question }) => names.includes(question))
    expect(questions, page.address).toEqual(read)
    expect(questions.length, page.address).toBeGreaterThan(0)
  }
  const tellers = content.service_pages.map(({ path }) => path)
  if (content.faqs.length > 0) tellers.push(content.pages.faq.path)
  expect(told.map(({ address }) => address)).toEqual(expect.arrayContaining(tellers))
})

test('no question is in the graphs of two pages of a language', () => {
  const questions = pages.flatMap((page) =>
    ofType(page, 'Question').map(({ name }) => `${page.lang}: ${name}`),
  )
  expect(questions.filter((name, index) => questions.indexOf(name) !== index)).toEqual([])
})

test('every price in a graph is on the page, with its billing period', ({ content }) => {
  const pricingPages = CONTENTS.map((own) => own.pages.pricing.path)
  let told = 0
  for (const page of pages) {
    const { brand, currencies, labels } = contentAt(page.address)
    const { code } = currencies.main
    const offers = ofType(page, 'Offer').map((offer) => ({
      name: offer.name,
      // The text of a page contains ordinary spaces instead of non-breaking ones.
      amount: formatPrice(String(offer.price), code, brand.locale).replace(/\s/, ' '),
      time: offer.priceSpecification ? labels.billing.monthly : labels.billing.one_time,
      currency: offer.priceCurrency,
    }))
    for (const { name, amount, time, currency } of offers) {
      expect(currency).toBe(code)
      expect(page.text, `${page.address}: ${name}`).toContain(amount)
      expect(page.text, `${page.address}: ${name}`).toContain(time)
    }
    // The pricing page shows one category at a time, and all of them in its tables.
    if (!pricingPages.includes(page.address) && offers.length > 0) {
      expect(offers.map(({ currency, ...offer }) => offer)).toEqual(page.plans)
    }
    told += offers.length
  }
  expect(told).toBeGreaterThan(content.plans.length)
})

test('the graph of every article has its headline, author, word count and dates', ({ content }) => {
  for (const post of content.posts) {
    const page = pages.find(({ address }) => address === post.link)
    const [article] = page ? ofType(page, 'BlogPosting') : []
    for (const name of REQUIRED_OF_ARTICLE) expect(article?.[name], post.link).toBeTruthy()
    expect(article?.headline).toBe(post.title)
    expect(article?.wordCount).toBe(post.words)
    expect(isNode(article?.author) && article.author.name).toBe(post.author)
    expect(page?.text).toContain(writeDate(post.date))
  }
})

test('every date in a graph is valid and not in the future', () => {
  let told = 0
  for (const { address, all } of pages) {
    for (const node of all) {
      for (const name of DATES.filter((date) => node[date] !== undefined)) {
        expect(String(node[name]), address).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(new Date(String(node[name])).getTime(), address).toBeLessThanOrEqual(Date.now())
        told++
      }
    }
  }
  expect(told).toBeGreaterThan(0)
})

test('the graph of the team page has every team member, and no graph claims reviews', ({
  content,
}) => {
  const team = pages.find(({ address }) => address === content.pages.team.path)
  expect((team ? ofType(team, 'Person') : []).map(({ name }) => name)).toEqual(
    content.team.map(({ name }) => name),
  )
  for (const { address, all } of pages) {
    const types = all.map((node) => String(node['@type']))
    expect(
      types.filter((type) => /Review|Rating/.test(type)),
      address,
    ).toEqual([])
  }
})
