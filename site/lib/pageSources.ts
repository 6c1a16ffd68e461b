import type { SiteContent } from '../../content-model/readContent.ts'
import type { PageName } from '../../content-model/schemas/pages.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import {
  type ServicePageName,
  servicePageSchemas,
} from '../../content-model/schemas/servicePage.ts'
import { bySubject } from './listPosts.ts'
import { loadAbout } from './loadAbout.ts'
import { loadAuthor } from './loadAuthor.ts'
import { loadBlog } from './loadBlog.ts'
import { loadCategories } from './loadCategories.ts'
import { loadContact } from './loadContact.ts'
import { loadFaq } from './loadFaq.ts'
import { loadHome } from './loadHome.ts'
import { loadHome2 } from './loadHome2.ts'
import { loadHome3 } from './loadHome3.ts'
import { loadPricing } from './loadPricing.ts'
import { loadServicePage } from './loadServicePage.ts'
import { loadServices } from './loadServices.ts'
import { loadTeam } from './loadTeam.ts'
import { loadTestimonials } from './loadTestimonials.ts'
import { type ListPage, splitIntoPages } from './splitIntoPages.ts'
import { trackReads } from './trackReads.ts'

/** What makes a page; `number` is the part of a long list. */
type Load = (content: SiteContent, number: number) => Promise<unknown>

/** Of pages that show the words of their own file only, name their own date, or are not listed. */
const loadNothing: Load = async () => undefined

const servicePages = Object.fromEntries(
  (Object.keys(servicePageSchemas) as ServicePageName[]).map((name): [string, Load] => [
    name,
    (content) => loadServicePage(content, name),
  ]),
) as Record<ServicePageName, Load>

const LOADERS: Record<PageName, Load> = {
  ...servicePages,
  home: loadHome,
  'home-2': loadHome2,
  'home-3': loadHome3,
  about: loadAbout,
  services: loadServices,
  contact: loadContact,
  blog: (content, number) => loadBlog(content, partOf(content.posts, number)),
  author: (content, number) => loadAuthor(content, partOf(content.posts, number)),
  categories: (content, number) =>
    loadCategories(content, partOf(bySubject(content.posts), number)),
  faq: loadFaq,
  testimonials: loadTestimonials,
  team: loadTeam,
  pricing: loadPricing,
  'terms-conditions': loadNothing,
  'privacy-policy': loadNothing,
  accessibility: loadNothing,
  'search-result': loadNothing,
  login: loadNothing,
  register: loadNothing,
  'thank-you': loadNothing,
  'not-found': loadNothing,
}

/**
 * The files below content/ that hold what a page is about: its own file, and those of the records that it
 * shows. What every page shows (brand, navigation, footer, interface) is not among them: docs/decisions/0025.
 */
export async function pageSources(
  content: SiteContent,
  name: PageName,
  number = 1,
): Promise<string[]> {
  const tracked = trackReads(content)
  const props = await LOADERS[name](tracked.content, number)
  // What a loader hands on whole, the view reads.
  JSON.stringify(props)
  return [`pages/${name}.yaml`, ...tracked.files]
}

function partOf(posts: Post[], number: number): ListPage<Post> {
  const list = splitIntoPages(posts)[number - 1]
  if (!list) throw new RangeError(`A list of ${posts.length} articles has no page ${number}.`)
  return list
}
