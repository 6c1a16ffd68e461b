import { type ElementNode, type Node, parse, TEXT_NODE } from 'ultrahtml'
import { querySelectorAll } from 'ultrahtml/selector'
import { isOwnPage } from '../../content-model/collections.ts'
import { CANONICAL_ADDRESSES, CONTENTS, contentAt } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

type Read = {
  address: string
  document: Node
  /** Attributes of the `html` element. */
  root: Record<string, string>
  /** Paths of this page by language tag, and by `x-default`. */
  versions: Record<string, string>
}

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/

/** Words that most English sentences contain and that no other European language has. */
const ENGLISH = [
  ...['the', 'and', 'with', 'your', 'our', 'their', 'they', 'them', 'you', 'that', 'this', 'these'],
  ...['those', 'which', 'what', 'when', 'where', 'whose', 'who', 'how', 'why', 'because', 'about'],
  ...['from', 'into', 'than', 'there', 'here', 'would', 'could', 'should', 'were', 'every', 'each'],
  ...['between', 'without', 'through', 'until', 'other', 'before', 'while', 'only', 'whether'],
  ...['both', 'again', 'always', 'never', 'already', 'much', 'many', 'its', 'some', 'any', 'read'],
  ...['learn', 'choose'],
]
/** Hyphens are excluded: other languages use compounds such as Must-have and Call-to-Action too. */
const ENGLISH_WORD = new RegExp(`(?<![\\p{L}-])(?:${ENGLISH.join('|')})(?![\\p{L}-])`, 'giu')
const WORD = /[\p{L}-]+/gu
const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
const DESCRIPTIONS = ['description', 'og:title', 'og:description', 'og:image:alt']
const WITHOUT_WORDS = ['script', 'style', 'code', 'pre', 'svg']

// All tests of this file share one reading of the pages.
test.describe.configure({ mode: 'default' })

const pages: Read[] = []

test.beforeAll(async ({ request }) => {
  for (const address of CANONICAL_ADDRESSES) {
    const document = parse(await (await request.get(address)).text())
    const root = querySelectorAll(document, 'html')[0]?.attributes
    const versions = querySelectorAll(document, 'link[hreflang]').map(({ attributes }) => [
      attributes.hreflang,
      pathOf(attributes.href),
    ])
    pages.push({ address, document, root, versions: Object.fromEntries(versions) })
  }
})

function pathOf(url = ''): string {
  return decodeURI(new URL(url).pathname)
}

function metaOf({ document }: Read, name: string): string[] {
  return querySelectorAll(document, 'meta')
    .filter(({ attributes }) => (attributes.property ?? attributes.name) === name)
    .map(({ attributes }) => attributes.content)
}

test('every page has the language and the direction of its address', () => {
  for (const page of pages) {
    const { tag } = contentAt(page.address).language
    expect(page.root.lang, page.address).toBe(tag)
    const direction = RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
    expect(page.root.dir ?? 'ltr', page.address).toBe(direction)
    const graph = querySelectorAll(page.document, 'script[type="application/ld+json"]')
      .map(({ children }) => children[0].value)
      .join('')
    const told = new Set([...graph.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, own]) => own))
    expect([...told], page.address).toEqual([tag])
    const [locale, ...others] = [
      ...metaOf(page, 'og:locale'),
      ...metaOf(page, 'og:locale:alternate'),
    ].map((name) => name.replace('_', '-'))
    expect(locale, page.address).toContain(`${new Intl.Locale(tag).language}-`)
    const versions = Object.keys(page.versions).filter((name) => name !== 'x-default')
    if (versions.length > 0) expect(others, page.address).toHaveLength(versions.length - 1)
  }
})

test('the language versions of a page refer to one another, and x-default to the first of them', () => {
  const byAddress = new Map(pages.map((page) => [page.address, page.versions]))
  for (const { address, versions } of pages) {
    if (Object.keys(versions).length === 0) continue
    const { tag } = contentAt(address).language
    expect(versions[tag], address).toBe(address)
    const { 'x-default': otherwise, ...named } = versions
    const first = CONTENTS.find(({ language }) => named[language.tag])
    expect(otherwise, address).toBe(first && named[first.language.tag])
    for (const version of Object.values(named)) {
      expect(byAddress.get(version), `${address} → ${version}`).toEqual(versions)
    }
  }
})

test('every translated page and article refers to its translation', () => {
  const byAddress = new Map(pages.map((page) => [page.address, page.versions]))
  const [original, ...translations] = CONTENTS
  if (!original) return
  const pairs = translations.flatMap((own): [string, string][] => [
    ...Object.entries(own.pages)
      .filter(([name, page]) => page.indexed && name !== 'not-found' && isOwnPage(own, page))
      .map(([name, { path }]): [string, string] => [path, Reflect.get(original.pages, name).path]),
    ...own.posts.map(({ id, link }): [string, string] => [
      link,
      original.posts.find((post) => post.id === id)?.link ?? '',
    ]),
  ])
  for (const [address, of] of pairs) {
    const tag = contentAt(address).language.tag
    expect(byAddress.get(of)?.[tag], of).toBe(address)
  }
})

test('the sitemap lists the same language versions as the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const told = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, loc, rest = '']) => [
      pathOf(loc),
      Object.fromEntries(
        [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [
          tag,
          pathOf(href),
        ]),
      ),
    ]),
  )
  for (const { address, versions } of pages) {
    const { 'x-default': _otherwise, ...named } = versions
    expect(told.get(address) ?? {}, address).toEqual(named)
  }
})

test('each language has a feed of its articles, to which its pages link', async ({ request }) => {
  for (const own of CONTENTS) {
    const address = `${own.language.path ?? ''}/rss.xml`
    const feed = await (await request.get(address)).text()
    const [, language] = /<language>([^<]+)/.exec(feed) ?? []
    expect(language, address).toBe(own.language.tag.toLowerCase())
    const links = [...feed.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, url]) =>
      pathOf(url),
    )
    expect(links, address).toEqual(own.posts.map(({ link }) => link))
  }
  for (const { address, document } of pages) {
    const [feed] = querySelectorAll(document, 'link[type="application/rss+xml"]')
    expect(feed?.attributes.href, address).toBe(`${contentAt(address).language.path ?? ''}/rss.xml`)
  }
})

/** Texts that visitors read or hear, except parts that are marked with a language of their own. */
function wordsIn(node: Node): string[] {
  if (node.type === TEXT_NODE) return [node.value]
  const { name = '', attributes = {}, children = [] } = node as ElementNode
  if (WITHOUT_WORDS.includes(name) || (name !== 'html' && attributes.lang)) return []
  const isDescription = DESCRIPTIONS.includes(attributes.property ?? attributes.name ?? '')
  const heard = [...ATTRIBUTES, ...(isDescription ? ['content'] : [])]
  return [
    ...heard.flatMap((attribute) => attributes[attribute] ?? []),
    ...children.flatMap(wordsIn),
  ]
}

/** At least a tenth of the words must be English: other languages may name a law or a book in English. */
function isEnglish(words: string): boolean {
  const found = words.match(ENGLISH_WORD) ?? []
  return found.length > 0 && found.length >= (words.match(WORD) ?? []).length / 10
}

test('pages in other languages contain no English text except names', () => {
  const inOther = CONTENTS.filter(
    ({ language }) => !/^en\b/.test(language.tag) && !language.words_from,
  )
  const found = pages
    .filter(({ address }) => inOther.includes(contentAt(address)))
    .flatMap(({ address, document }) =>
      wordsIn(document)
        .filter(isEnglish)
        .map((words) => `${address}: ${words.trim()}`),
    )
  expect([...new Set(found)]).toEqual([])
})
