import * as z from 'zod'
import type { FieldSchema } from './fieldsOf.ts'
import { analyticsSchema } from './schemas/analytics.ts'
import { authorSchema } from './schemas/author.ts'
import { commentSchema, postSchema } from './schemas/blog.ts'
import { brandSchema, claimsSchema } from './schemas/brand.ts'
import { caseSchema } from './schemas/case.ts'
import { counterSchema, partnerSchema, projectSchema } from './schemas/clients.ts'
import { draftSchema } from './schemas/fields.ts'
import { formsSchema } from './schemas/forms.ts'
import { isBelow, type Language, languageSchema } from './schemas/languages.ts'
import { legalTextSchema, type Page } from './schemas/page.ts'
import { NEEDED_PAGES, type Pages, sectionPageSchema } from './schemas/pages.ts'
import { paletteSchema } from './schemas/palette.ts'
import { teamMemberSchema, testimonialSchema } from './schemas/people.ts'
import { pictureTextSchema } from './schemas/pictures.ts'
import {
  currenciesSchema,
  planCategorySchema,
  planComparisonSchema,
  planSchema,
} from './schemas/plans.ts'
import { questionSchema } from './schemas/questions.ts'
import { redirectSchema } from './schemas/redirect.ts'
import { repliesSchema } from './schemas/replies.ts'
import { servicePageSchema, serviceSchema } from './schemas/services.ts'
import {
  footerSchema,
  labelsSchema,
  navigationSchema,
  searchLabelsSchema,
  seoSchema,
  sidebarSchema,
} from './schemas/site.ts'
import { tagPagesSchema } from './schemas/tags.ts'

/** The groups of the editor's list of all content, in display order. */
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
  /** Address of the page that shows the content best. */
  preview: string
  /** Whether only owners may change the content in the studio. */
  ownersOnly?: true
  /** False if the file may be missing, which is the same as an empty list. */
  isNeeded?: false
}

/**
 * For files with invisible settings for all pages: where messages, payments and visitors go, and scripts of third
 * parties. See docs/decisions/0079.
 */
const FOR_OWNERS = { ownersOnly: true } as const

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
type ListFile<Schema extends z.ZodObject> = Listed & {
  kind: 'list'
  path: string
  schema: Schema
  label: string
}

/** A folder with a file for each record. The owner may add records. */
type Folder<Schema extends z.ZodObject, Extension extends '.yaml' | '.mdx'> = Listed & {
  kind: 'folder'
  path: string
  extension: Extension
  schema: Schema
  /** Name of one record, as in "New article". */
  noun: string
  /** The editor's title of a record, with names of its fields in braces. */
  title: string
}

/** A folder of records that are identified by their file names. The site needs some of them. */
type NamedFolder<Value> = Listed & {
  kind: 'named'
  path: string
  extension: '.yaml'
  schema: z.ZodObject
  /** Names of the records that the site needs. */
  needed: readonly string[]
  noun: string
  /** Exists only to carry the type of the whole folder. */
  value?: Value
}

function file<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  [group, label, preview]: [Listed['group'], string, string],
  access: Pick<Listed, 'ownersOnly'> = {},
): SingleFile<Schema> {
  return { kind: 'file', path, schema, group, label, preview, ...access }
}

function list<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
  [group, label, preview]: [Listed['group'], string, string],
  traits: Pick<Listed, 'ownersOnly' | 'isNeeded'> = {},
): ListFile<Schema> {
  return { kind: 'list', path, schema, group, label, preview, ...traits }
}

function folder<Schema extends z.ZodObject, Extension extends '.yaml' | '.mdx'>(
  path: string,
  extension: Extension,
  schema: Schema,
  listed: Omit<Folder<Schema, Extension>, 'kind' | 'path' | 'extension' | 'schema'>,
): Folder<Schema, Extension> {
  return { kind: 'folder', path, extension, schema, ...listed }
}

/** All content of content/, with one entry per kind, in the order of the checks. */
export const collections = {
  brand: file(
    'site/brand.yaml',
    brandSchema,
    ['Brand', 'Name, contacts and logo', '/contact'],
    FOR_OWNERS,
  ),
  languages: list('site/languages.yaml', languageSchema, ['Brand', 'Languages', '/'], {
    isNeeded: false,
  }),
  palette: file('site/palette.yaml', paletteSchema, ['Brand', 'Colours', '/']),
  claims: file('site/claims.yaml', claimsSchema, ['Brand', 'Claims', '/']),
  navigation: file('site/navigation.yaml', navigationSchema, [MENU, 'Menu', '/']),
  footer: file('site/footer.yaml', footerSchema, [MENU, 'Footer', '/']),
  sidebar: file('site/sidebar.yaml', sidebarSchema, [MENU, 'Sidebar', '/service-details']),
  labels: file('site/labels.yaml', labelsSchema, [MENU, 'Labels of buttons and lists', '/']),
  search: file('site/search.yaml', searchLabelsSchema, [MENU, 'Search', '/search-result']),
  seo: file('site/seo.yaml', seoSchema, ['Brand', 'Texts for search engines', '/']),
  forms: file('site/forms.yaml', formsSchema, [MENU, 'Forms', '/contact'], FOR_OWNERS),
  replies: file('site/replies.yaml', repliesSchema, [MENU, 'Replies to messages', '/contact']),
  analytics: file(
    'site/analytics.yaml',
    analyticsSchema,
    [MENU, 'Visit counting', '/privacy-policy'],
    FOR_OWNERS,
  ),
  redirects: list('redirects.yaml', redirectSchema, [MENU, 'Old addresses', '/'], FOR_OWNERS),
  currencies: file('site/currencies.yaml', currenciesSchema, [PLANS, 'Currencies', '/pricing']),
  plan_categories: list('site/plan_categories.yaml', planCategorySchema, [
    PLANS,
    'Kinds of plan',
    '/pricing',
  ]),
  plan_comparison: file('plan_comparison.yaml', planComparisonSchema, [
    PLANS,
    'Plan comparison',
    '/pricing',
  ]),
  pictures: list('pictures.yaml', pictureTextSchema, ['Brand', 'Picture descriptions', '/']),
  partners: list('partners.yaml', partnerSchema, ['Clients', 'Partner logos', '/']),
  counters: list('counters.yaml', counterSchema, ['Clients', 'Figures that count up', '/']),
  faqs: list('faqs.yaml', questionSchema, ['Questions', 'Questions and answers', '/faq']),
  comments: list('comments.yaml', commentSchema, [
    'Articles',
    'Comments below articles',
    '/blog-details',
  ]),
  tag_pages: file('site/tags.yaml', tagPagesSchema, ['Articles', 'Tag pages', '/blog']),
  services: folder('services', '.yaml', serviceSchema, {
    group: 'Services',
    noun: 'service card',
    preview: '/',
    title: '{service_name}',
  }),
  projects: folder('projects', '.yaml', projectSchema, {
    group: 'Clients',
    noun: 'client site',
    preview: '/',
    title: '{project_name}',
  }),
  plans: folder('plans', '.yaml', planSchema, {
    group: PLANS,
    noun: 'plan',
    preview: '/pricing',
    title: '{category}: {plan_name}',
  }),
  team: folder('team', '.yaml', teamMemberSchema, {
    group: 'Team',
    noun: 'team member',
    preview: '/team',
    title: '{name}',
  }),
  testimonials: folder('testimonials', '.yaml', testimonialSchema, {
    group: 'Clients',
    noun: 'testimonial',
    preview: '/testimonials',
    title: 'Testimonial: {name}',
  }),
  authors: folder('authors', '.yaml', authorSchema, {
    group: 'Articles',
    noun: 'author',
    preview: '/blog',
    title: 'Author: {name}',
  }),
  posts: folder('posts', '.mdx', postSchema, {
    group: 'Articles',
    noun: 'article',
    preview: '/blog',
    title: '{title}',
  }),
  pages: {
    kind: 'named',
    path: 'pages',
    extension: '.yaml',
    schema: sectionPageSchema,
    needed: NEEDED_PAGES,
    group: 'Pages',
    noun: 'page',
    preview: '/',
  } as NamedFolder<Pages>,
  service_pages: folder('service-pages', '.mdx', servicePageSchema, {
    group: 'Services',
    noun: 'service page',
    preview: '/services',
    title: '{heading} (page)',
  }),
  cases: folder('cases', '.mdx', caseSchema, {
    group: 'Clients',
    noun: 'case',
    preview: '/work',
    title: 'Case: {client}',
  }),
  legal_texts: folder('legal', '.mdx', legalTextSchema, {
    group: 'Legal texts',
    noun: 'legal text',
    preview: '/',
    title: '{heading}',
  }),
}

export type CollectionKey = keyof typeof collections
export type Collection = (typeof collections)[CollectionKey]

// Schemas are cached, because many files share one, and development reads all files for each request.
const schemas = new Map<Collection, z.ZodType>()
const jsonSchemas = new WeakMap<z.ZodType, FieldSchema>()

/** The schema of a whole file: of its value, or of its list of records. Every record may be a draft. */
export function schemaOfFile(collection: Collection): z.ZodType {
  const known = schemas.get(collection)
  if (known) return known
  const schema = makeSchema(collection)
  schemas.set(collection, schema)
  return schema
}

function makeSchema(collection: Collection): z.ZodType {
  if (collection.kind === 'file') return collection.schema
  const own: z.ZodObject = collection.schema
  const schema = own.safeExtend({ draft: draftSchema })
  return collection.kind === 'list' ? z.array(schema) : schema
}

/** The JSON schema for values as authors write them, before defaults are filled in. Text editors use it too. */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const jsonSchema = jsonSchemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  jsonSchemas.set(schema, jsonSchema)
  return jsonSchema
}

/** A record in its own file. */
type InFile = {
  /** Path below the content folder, such as team/amara.yaml. */
  file: string
}

/** A record with text below its front matter. */
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

/** The contents of all collections in one language. */
export type CollectedContent = {
  [Key in CollectionKey]: ContentOf<(typeof collections)[Key]>
}

/**
 * All content in one language, checked, with variables filled in and records in order, articles from newest to
 * oldest.
 */
export type SiteContent = CollectedContent & {
  language: Language
  /**
   * The content in the other languages, in their order; empty in a translation. If a language lacks a needed page, it
   * contains the original page with the original address.
   */
  translations: SiteContent[]
}

/** The collections whose records are pages. */
const PAGE_KEYS = ['pages', 'authors', 'service_pages', 'cases', 'legal_texts'] as const

/** Whether the key of a `ContentRecord` belongs to a page that is not an article. */
export function isPageKey(key: string): boolean {
  const [collection] = key.split('.')
  return PAGE_KEYS.some((pageKey) => pageKey === collection)
}

/** All pages of the language except articles and generated pages. */
export function allPages(
  content: Pick<SiteContent, (typeof PAGE_KEYS)[number] | 'language'>,
): Page[] {
  return PAGE_KEYS.flatMap((key): Page[] => Object.values(content[key])).filter((page) =>
    isOwnPage(content, page),
  )
}

/** Whether a page exists in this language. If it does not, the content contains the original page. */
export function isOwnPage(
  { language }: Pick<SiteContent, 'language'>,
  { path }: Pick<Page, 'path'>,
): boolean {
  return language.path === undefined || isBelow(language.path, path)
}
