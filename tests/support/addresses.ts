import { allPages } from '../../content-model/collections.ts'
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

/** The 404 page's address; it has no page of its own name. */
const NOT_FOUND = pages['not-found'].path

/** Every canonical address of the site under test, in no hand-kept list: pages first, then articles. */
export const CANONICAL_ADDRESSES = addressesIn(content).filter((address) => address !== NOT_FOUND)

/** Addresses of drafts if they were published; most of the sites under test have none. */
export const DRAFT_ADDRESSES = addressesIn(
  await readContent(CONTENT_DIRECTORY, { withDrafts: true }),
).filter((address) => !addressesIn(content).includes(address))

/** Every page but articles. */
export function pagesIn(all: SiteContent): Page[] {
  return [...allPages(all), ...tagPages(all)]
}

function addressesIn(all: SiteContent): string[] {
  return [...pagesIn(all).map(({ path }) => path), ...all.posts.map(({ link }) => link)]
}

/** Further pages of long lists. */
export const FURTHER_ADDRESSES = [
  ...[pages.blog, pages.categories].map(({ path }) => ({ path, listed: posts })),
  ...authors.map((author) => ({ path: author.path, listed: postsBy(content, author) })),
  ...tagPages(content).map(({ path, tag }) => ({ path, listed: postsTagged(content, tag) })),
].flatMap(({ path, listed }) =>
  splitIntoPages(listed)
    .slice(1)
    .map(({ number }) => addressOfPage(path, number)),
)

/** Pages with lists of records, and one of each kind for single ones. */
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

/** A page of each kind. */
export const KIND_ADDRESSES = [
  ...LIST_ADDRESSES,
  ...[
    pages.services,
    pages.contact,
    pages.login,
    pages['thank-you'],
    authors[0],
    tagPages(content)[0],
    legal_texts[0],
  ].flatMap((page) => page?.path ?? []),
]

/** Aliases with the canonical address that each shows. */
export const ALIASES = allPages(content).flatMap(({ path, aliases }) =>
  aliases.map((alias) => ({ alias, canonical: path })),
)
