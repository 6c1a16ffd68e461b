import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { loadSections } from '../build/loadSections.ts'
import { loadAuthor } from '../lib/loadAuthor.ts'
import { loadBlog } from '../lib/loadBlog.ts'
import { loadCategories } from '../lib/loadCategories.ts'
import { loadServicePage } from '../lib/loadServicePage.ts'
import { isSectionPage, type SitePage } from '../lib/pages.ts'
import { type ListPage, splitIntoPages } from '../lib/pagination.ts'
import { bySubject } from '../lib/posts.ts'
import { sectionLoader } from '../sections/sectionLoaders.ts'
import { trackReads } from './trackReads.ts'

/** What makes each part of a list of articles. */
const LISTS: Record<string, (content: SiteContent, number: number) => Promise<unknown>> = {
  'pages/blog.yaml': (content, number) => loadBlog(content, partOf(content.posts, number)),
  'pages/author.yaml': (content, number) => loadAuthor(content, partOf(content.posts, number)),
  'pages/categories.yaml': (content, number) =>
    loadCategories(content, partOf(bySubject(content.posts), number)),
}

/**
 * The files below content/ that hold what a page is about: its own file, and those of the records that it
 * shows. What every page shows (brand, navigation, footer, interface) is not among them: docs/decisions/0025.
 */
export async function pageSources(content: SiteContent, page: SitePage): Promise<string[]> {
  const tracked = trackReads(content)
  const props = await load(tracked.content, page)
  // What a loader hands on whole, the view reads.
  JSON.stringify(props)
  return [...new Set([page.file, ...tracked.files])]
}

function load(content: SiteContent, { page, file, number = 1 }: SitePage): Promise<unknown> {
  const service = content.service_pages.find((one) => one.path === page.path)
  if (service) return loadServicePage(content, service)
  const list = LISTS[file]
  if (list) return list(content, number)
  // Other pages show the words of their own file only, name their own date, or are not listed.
  if (!isSectionPage(page)) return Promise.resolve()
  return loadSections(
    content,
    page,
    page.sections.map(({ type }) => sectionLoader(type)),
  )
}

function partOf(posts: Post[], number: number): ListPage<Post> {
  const list = splitIntoPages(posts)[number - 1]
  if (!list) throw new RangeError(`A list of ${posts.length} articles has no page ${number}.`)
  return list
}
