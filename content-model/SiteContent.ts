import type { Brand } from './schemas/brand.ts'
import type { Claims } from './schemas/claims.ts'
import type { Comment } from './schemas/comment.ts'
import type { Counter } from './schemas/counter.ts'
import type { Currencies } from './schemas/currencies.ts'
import type { Faq } from './schemas/faq.ts'
import type { Footer } from './schemas/footer.ts'
import type { Forms } from './schemas/forms.ts'
import type { FoundWords } from './schemas/found.ts'
import type { InterfaceWords } from './schemas/interfaceWords.ts'
import type { LegalTexts } from './schemas/legalText.ts'
import type { Navigation } from './schemas/navigation.ts'
import type { Pages } from './schemas/pages.ts'
import type { Palette } from './schemas/palette.ts'
import type { Partner } from './schemas/partner.ts'
import type { Plan } from './schemas/plan.ts'
import type { PlanCategory } from './schemas/planCategory.ts'
import type { PlanComparison } from './schemas/planComparison.ts'
import type { Post } from './schemas/post.ts'
import type { Project } from './schemas/project.ts'
import type { SearchWords } from './schemas/searchWords.ts'
import type { Service } from './schemas/service.ts'
import type { ServicePages } from './schemas/servicePage.ts'
import type { Sidebar } from './schemas/sidebar.ts'
import type { TeamMember } from './schemas/teamMember.ts'
import type { Testimonial } from './schemas/testimonial.ts'

/** A record with the path of its file below the content folder, as team/amara-okafor.yaml. */
type InFile<Value> = Value & { file: string }

/** Everything in the content folder, checked, with the facts put in and the records in order. */
export type SiteContent = {
  brand: Brand
  palette: Palette
  claims: Claims
  navigation: Navigation
  footer: Footer
  sidebar: Sidebar
  interface_words: InterfaceWords
  search: SearchWords
  found: FoundWords
  forms: Forms
  currencies: Currencies
  plan_categories: PlanCategory[]
  plan_comparison: PlanComparison
  pages: Pages
  legal_texts: LegalTexts
  service_pages: ServicePages
  services: InFile<Service>[]
  projects: InFile<Project>[]
  partners: Partner[]
  plans: InFile<Plan>[]
  team: InFile<TeamMember>[]
  counters: Counter[]
  testimonials: InFile<Testimonial>[]
  faqs: Faq[]
  /** The newest first. */
  posts: Post[]
  comments: Comment[]
}
