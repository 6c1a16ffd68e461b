import { allPages, isOwnPage } from '../../content-model/collections.ts'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import { addressOfPage, splitIntoPages } from '../../site/lib/pagination.ts'
import { postsBy } from '../../site/lib/posts.ts'
import { postsTagged, tagPages } from '../../site/lib/tags.ts'
import { CONTENT_DIRECTORY } from './sites/site.ts'

const content = await readContent(CONTENT_DIRECTORY)
const { pages, authors, posts, service_pages, cases, legal_texts } = content
const [servicePage] = service_pages
const [told] = cases

/** The content of the site under test in each of its languages, the first language first. */
export const CONTENTS = [content, ...content.translations]

/** The content in the language of an address. */
export function contentAt(address: string): SiteContent {
  return content.translations.find((own) => isOwnPage(own, { path: address })) ?? content
}

/** Addresses of the 404 pages, under which no page is served by its own name. */
const NOT_FOUND = CONTENTS.map((own) => own.pages['not-found'].path)

/** Every canonical address of the site under test, read from its content: by language, pages first, then articles. */
export const CANONICAL_ADDRESSES = addressesIn(content).filter(
  (address) => !NOT_FOUND.includes(address),
)

/** Addresses that drafts would have if they were published. Most sites under test have no drafts. */
export const DRAFT_ADDRESSES = addressesIn(
  await readContent(CONTENT_DIRECTORY, { withDrafts: true }),
).filter((address) => !addressesIn(content).includes(address))

/** Every page of a language except articles. */
export function pagesIn(own: SiteContent): Page[] {
  return [...allPages(own), ...tagPages(own)]
}

function addressesIn(all: SiteContent): string[] {
  return [all, ...all.translations].flatMap((own) => [
    ...pagesIn(own).map(({ path }) => path),
    ...own.posts.map(({ link }) => link),
  ])
}

/** Further pages of long lists. */
export const FURTHER_ADDRESSES = CONTENTS.flatMap((own) => [
  ...[own.pages.blog, own.pages.categories]
    .filter((page) => isOwnPage(own, page))
    .map(({ path }) => ({ path, listed: own.posts })),
  ...own.authors.map((author) => ({ path: author.path, listed: postsBy(own, author) })),
  ...tagPages(own).map(({ path, tag }) => ({ path, listed: postsTagged(own, tag) })),
]).flatMap(({ path, listed }) =>
  splitIntoPages(listed)
    .slice(1)
    .map(({ number }) => addressOfPage(path, number)),
)

/** Pages with lists of records, and one page of each kind that shows a single record. */
export const LIST_ADDRESSES = [
  ...[
    pages.home,
    pages['home-dark'],
    pages['home-security'],
    pages.about,
    pages.pricing,
    pages.faq,
  ],
  ...[pages.team, pages.testimonials, pages.blog, pages.categories, pages['search-result']],
]
  .map(({ path }) => path)
  .concat(servicePage?.path ?? [], told?.path ?? [], posts.at(-1)?.link ?? [])

/** The addresses of a page in the other languages that have the page. */
function translated(name: 'home' | 'pricing'): string[] {
  return content.translations
    .filter((own) => isOwnPage(own, own.pages[name]))
    .map((own) => own.pages[name].path)
}

/** The fullest pages: lists, the large form, and the price table in each other language. */
export const FULLEST_ADDRESSES = [...LIST_ADDRESSES, pages.contact.path, ...translated('pricing')]

/** Pages with each part that needs a script: slides, plans, the large form, search results and a reply form. */
export const INTERACTIVE_ADDRESSES = [
  ...[pages.home, pages.pricing, pages.contact, pages['search-result']].map(({ path }) => path),
  ...(posts[0] ? [posts[0].link] : []),
]

/** One page of each kind on which visitors decide or send a form, and the price table in each other language. */
export const MAIN_ADDRESSES = [
  ...INTERACTIVE_ADDRESSES,
  ...[pages['home-dark'], pages.about, servicePage, told].flatMap((page) => page?.path ?? []),
  ...translated('pricing'),
]

/** A page of each kind, and in other languages the home page and the price table. */
export const KIND_ADDRESSES = [
  ...FULLEST_ADDRESSES,
  ...[
    pages.services,
    pages.login,
    pages['thank-you'],
    authors[0],
    tagPages(content)[0],
    legal_texts[0],
  ].flatMap((page) => page?.path ?? []),
  ...translated('home'),
]

const LATER_TAG_PAGES = CONTENTS.flatMap((own) => tagPages(own).slice(1)).map(({ path }) => path)

/** Every canonical address, with a single tag page of each language: tag pages differ by a word and their articles. */
export const DIFFERING_ADDRESSES = CANONICAL_ADDRESSES.filter(
  (address) => !LATER_TAG_PAGES.includes(address),
)

/** Aliases with the canonical address that each shows. */
export const ALIASES = CONTENTS.flatMap(allPages).flatMap(({ path, aliases }) =>
  aliases.map((alias) => ({ alias, canonical: path })),
)
