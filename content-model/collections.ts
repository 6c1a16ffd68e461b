import * as z from 'zod'
import { brandSchema } from './schemas/brand.ts'
import { claimsSchema } from './schemas/claims.ts'
import { commentSchema } from './schemas/comment.ts'
import { counterSchema } from './schemas/counter.ts'
import { currenciesSchema } from './schemas/currencies.ts'
import { faqSchema } from './schemas/faq.ts'
import { footerSchema } from './schemas/footer.ts'
import { formsSchema } from './schemas/forms.ts'
import { foundWordsSchema } from './schemas/found.ts'
import { interfaceWordsSchema } from './schemas/interfaceWords.ts'
import { legalTextSchema } from './schemas/legalText.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { type Pages, pageSchemas } from './schemas/pages.ts'
import { paletteSchema } from './schemas/palette.ts'
import { partnerSchema } from './schemas/partner.ts'
import { planSchema } from './schemas/plan.ts'
import { planCategorySchema } from './schemas/planCategory.ts'
import { planComparisonSchema } from './schemas/planComparison.ts'
import { postSchema } from './schemas/post.ts'
import { projectSchema } from './schemas/project.ts'
import { searchWordsSchema } from './schemas/searchWords.ts'
import { sectionPageSchema } from './schemas/sectionPage.ts'
import { serviceSchema } from './schemas/service.ts'
import { servicePageSchema } from './schemas/servicePage.ts'
import { sidebarSchema } from './schemas/sidebar.ts'
import { teamMemberSchema } from './schemas/teamMember.ts'
import { testimonialSchema } from './schemas/testimonial.ts'

/** Parts of the editor's list of everything, in the owner's words and order. */
export const EDITOR_GROUPS = [
  'Brand',
  'Pages',
  'Articles',
  'Services',
  'Plans and prices',
  'Team',
  'Clients',
  'Questions',
  'Menu, footer and forms',
  'Legal texts',
] as const

type Listed = {
  group: (typeof EDITOR_GROUPS)[number]
  /** Address of the page on which the words show best. */
  preview: string
}

const MENU = 'Menu, footer and forms'
const PLANS = 'Plans and prices'

/** One file with one value. */
type SingleFile<Schema extends z.ZodType> = Listed & {
  kind: 'file'
  path: string
  schema: Schema
  label: string
}

/** One file with a list of records. */
type ListFile<Schema extends z.ZodType> = Listed & {
  kind: 'list'
  path: string
  schema: Schema
  label: string
}

/** A folder with a file for each record, of which the owner may add others. */
type Folder<Schema extends z.ZodType, Extension extends '.yaml' | '.mdx'> = Listed & {
  kind: 'folder'
  path: string
  extension: Extension
  schema: Schema
  /** What one record is called, as in "New article". */
  noun: string
  /** What the editor calls a record. */
  title: (value: Record<string, unknown>) => string
}

/** A folder of records that are known by the names of their files, some of which the site itself needs. */
type NamedFolder<Value> = Listed & {
  kind: 'named'
  path: string
  extension: '.yaml'
  /** Of records that the owner adds. */
  schema: z.ZodType
  /** Of those that the site needs, by name. */
  needed: Record<string, z.ZodType>
  noun: string
  /** Carries the type of the whole folder. */
  value?: Value
}

function file<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  [group, label, preview]: [Listed['group'], string, string],
): SingleFile<Schema> {
  return { kind: 'file', path, schema, group, label, preview }
}

function list<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  [group, label, preview]: [Listed['group'], string, string],
): ListFile<Schema> {
  return { kind: 'list', path, schema, group, label, preview }
}

function folder<Schema extends z.ZodType, Extension extends '.yaml' | '.mdx'>(
  path: string,
  extension: Extension,
  schema: Schema,
  listed: Omit<Folder<Schema, Extension>, 'kind' | 'path' | 'extension' | 'schema'>,
): Folder<Schema, Extension> {
  return { kind: 'folder', path, extension, schema, ...listed }
}

/** Everything that content/ holds, one entry a kind, in the order in which it is checked. */
export const collections = {
  brand: file('site/brand.yaml', brandSchema, ['Brand', 'Name, contacts and logo', '/contact']),
  palette: file('site/palette.yaml', paletteSchema, ['Brand', 'Colours', '/']),
  claims: file('site/claims.yaml', claimsSchema, ['Brand', 'Claims', '/']),
  navigation: file('site/navigation.yaml', navigationSchema, [MENU, 'Menu', '/']),
  footer: file('site/footer.yaml', footerSchema, [MENU, 'Footer', '/']),
  sidebar: file('site/sidebar.yaml', sidebarSchema, [MENU, 'Sidebar', '/service-details']),
  interface_words: file('site/interface.yaml', interfaceWordsSchema, [
    MENU,
    'Words of buttons',
    '/',
  ]),
  search: file('site/search.yaml', searchWordsSchema, [MENU, 'Search', '/search-result']),
  found: file('site/found.yaml', foundWordsSchema, ['Brand', 'Words for search engines', '/']),
  forms: file('site/forms.yaml', formsSchema, [MENU, 'Forms', '/contact']),
  currencies: file('site/currencies.yaml', currenciesSchema, [PLANS, 'Currencies', '/pricing']),
  plan_categories: list('site/plan_categories.yaml', planCategorySchema, [
    PLANS,
    'Kinds of plan',
    '/pricing',
  ]),
  plan_comparison: file('plan_comparison.yaml', planComparisonSchema, [
    PLANS,
    'Comparison of plans',
    '/pricing',
  ]),
  partners: list('partners.yaml', partnerSchema, ['Clients', 'Partner logos', '/']),
  counters: list('counters.yaml', counterSchema, ['Clients', 'Figures that count up', '/']),
  faqs: list('faqs.yaml', faqSchema, ['Questions', 'Questions and answers', '/faq']),
  comments: list('comments.yaml', commentSchema, [
    'Articles',
    'Comments below articles',
    '/blog-details',
  ]),
  services: folder('services', '.yaml', serviceSchema, {
    group: 'Services',
    noun: 'service card',
    preview: '/',
    title: ({ service_name }) => String(service_name),
  }),
  projects: folder('projects', '.yaml', projectSchema, {
    group: 'Clients',
    noun: 'client site',
    preview: '/',
    title: ({ project_name }) => String(project_name),
  }),
  plans: folder('plans', '.yaml', planSchema, {
    group: PLANS,
    noun: 'plan',
    preview: '/pricing',
    title: ({ category, plan_name }) => `${category}: ${plan_name}`,
  }),
  team: folder('team', '.yaml', teamMemberSchema, {
    group: 'Team',
    noun: 'team member',
    preview: '/team',
    title: ({ name }) => String(name),
  }),
  testimonials: folder('testimonials', '.yaml', testimonialSchema, {
    group: 'Clients',
    noun: 'testimonial',
    preview: '/testimonials',
    title: ({ name }) => `Testimonial: ${name}`,
  }),
  posts: folder('posts', '.mdx', postSchema, {
    group: 'Articles',
    noun: 'article',
    preview: '/blog',
    title: ({ title }) => String(title),
  }),
  pages: {
    kind: 'named',
    path: 'pages',
    extension: '.yaml',
    schema: sectionPageSchema,
    needed: pageSchemas,
    group: 'Pages',
    noun: 'page',
    preview: '/',
  } as NamedFolder<Pages>,
  service_pages: folder('service-pages', '.mdx', servicePageSchema, {
    group: 'Services',
    noun: 'service page',
    preview: '/services',
    title: ({ heading }) => `${heading} (page)`,
  }),
  legal_texts: folder('legal', '.mdx', legalTextSchema, {
    group: 'Legal texts',
    noun: 'legal text',
    preview: '/',
    title: ({ heading }) => String(heading),
  }),
}

export type CollectionKey = keyof typeof collections
export type Collection = (typeof collections)[CollectionKey]

/** The schema of a whole file: of its value, or of the list in it. */
export function schemaOfFile(
  collection: Extract<Collection, { kind: 'file' | 'list' }>,
): z.ZodType {
  return collection.kind === 'list' ? z.array(collection.schema) : collection.schema
}

/** A record in a file of its own. */
type InFile = {
  /** Path below the content folder, as team/amara.yaml. */
  file: string
}

/** A record with running text below its head. */
type WithText = InFile & {
  /** Number of words of the text. */
  words: number
}

type ContentOf<Kind> =
  Kind extends SingleFile<infer Schema>
    ? z.infer<Schema>
    : Kind extends ListFile<infer Schema>
      ? z.infer<Schema>[]
      : Kind extends Folder<infer Schema, infer Extension>
        ? (z.infer<Schema> & (Extension extends '.mdx' ? WithText : InFile))[]
        : Kind extends NamedFolder<infer Value>
          ? Value
          : never

/** Everything in the content folder, checked, with the variables put in and the records in order, articles from the newest on. */
export type SiteContent = { [Key in CollectionKey]: ContentOf<(typeof collections)[Key]> }
