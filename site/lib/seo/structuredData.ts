import type { Author } from '../../../content-model/schemas/author.ts'
import type { Post } from '../../../content-model/schemas/blog.ts'
import type { IntroVideo } from '../../../content-model/schemas/brand.ts'
import type { Case } from '../../../content-model/schemas/case.ts'
import type { Project } from '../../../content-model/schemas/clients.ts'
import type { TeamMember } from '../../../content-model/schemas/people.ts'
import type { Plan } from '../../../content-model/schemas/plans.ts'
import type { Question } from '../../../content-model/schemas/questions.ts'

/** The schema.org types of the site's pages; the default is WebPage. */
export type PageType =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'FAQPage'
  | 'ProfilePage'
  | 'SearchResultsPage'

/** The ancestors of a page, starting with the home page, and the page itself. */
export type Trail = { trail: { label: string; path: string }[]; current: string }

/** A film that the site hosts, with its duration. */
export type Film = { video: Extract<IntroVideo, { type: 'file' }>; durationS: number }

/** Plans offered on a page, under the name of their category. */
export type OfferedPlans = { name: string; plans: Plan[] }

/** A page's machine-readable content beyond its title: only facts that the page also shows to visitors. */
export type StructuredData = {
  pageType?: PageType
  /** Whether the page presents the agency: its address, hours, contacts and profiles. */
  tellsAgency?: boolean
  questions?: Question[]
  service?: { description: string; image: string }
  /** The page's case, its client, and the path of its picture. */
  case?: { study: Case; client: Project; image: string }
  plans?: OfferedPlans[]
  /** The page's article, and the path of its picture. */
  article?: { post: Post; image: string }
  /** Articles that the page lists, in order. */
  articles?: Post[]
  /** People whom the page introduces, each with the path of the portrait. */
  people?: { member: TeamMember; image: string }[]
  /** The author whom the page introduces. */
  author?: Author
  film?: Film
  /** Date of the last change if the page shows it, as 2024-11-01. */
  changed?: string
}
