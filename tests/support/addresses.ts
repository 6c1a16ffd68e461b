import { allPages } from '../../content-model/allPages.ts'
import { readContent } from '../../content-model/readContent.ts'
import { addressOfPage, splitIntoPages } from '../../site/lib/pagination.ts'
import { CONTENT_DIRECTORY } from '../sites/site.ts'

const content = await readContent(CONTENT_DIRECTORY)
const { pages, posts, service_pages } = content
const [servicePage] = service_pages

/** The address that answers an unknown one; it has no page of its own name. */
const NOT_FOUND = pages['not-found'].path

/** Every canonical address of the site under test, in no hand-kept list: pages first, then articles. */
export const CANONICAL_ADDRESSES = [
  ...allPages(content).map(({ path }) => path),
  ...posts.map(({ link }) => link),
].filter((address) => address !== NOT_FOUND)

/** Further pages of lists that are too long for one. */
export const LATER_ADDRESSES = [pages.blog, pages.author, pages.categories].flatMap(({ path }) =>
  splitIntoPages(posts)
    .slice(1)
    .map(({ number }) => addressOfPage(path, number)),
)

/** Where records are listed, and a page of each kind that shows single ones. */
export const LIST_ADDRESSES = [
  ...[pages.home, pages['home-2'], pages['home-3'], pages.about, pages.pricing, pages.faq],
  ...[pages.team, pages.testimonials, pages.blog, pages.categories, pages['search-result']],
]
  .map(({ path }) => path)
  .concat(servicePage?.path ?? [], posts.at(-1)?.link ?? [])

/** Second spellings with the canonical address that each shows. */
export const SECOND_SPELLINGS = allPages(content).flatMap(({ path, also }) =>
  also.map((spelling) => ({ spelling, canonical: path })),
)
