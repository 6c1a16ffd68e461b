import * as z from 'zod'
import * as schemas from '../../site/sections/sections.ts'
import { illustrationSchema, pageSchema, paginationSchema } from './page.ts'
import { MAIN_HEADING, PAGED, SURFACE } from './section.ts'

type SectionSchemas = typeof schemas
export type SectionType = z.infer<SectionSchemas[keyof SectionSchemas]>['type']
export type SectionBlock<Type extends SectionType = SectionType> = Extract<
  z.infer<SectionSchemas[keyof SectionSchemas]>,
  { type: Type }
>

/** The traits of sections by type. */
const traitsByType = new Map(
  Object.values(schemas).map((schema) => [schema.shape.type.value as string, schema.meta() ?? {}]),
)

/** Whether a section is a page's first screen with the main heading, so that the page has no title bar. */
export function isFirstScreen({ type }: { type: string }): boolean {
  return traitsByType.get(type)?.[MAIN_HEADING] === true
}

/** Whether a section is a list of articles that continues on further pages. */
export function isPaged({ type }: { type: string }): boolean {
  return traitsByType.get(type)?.[PAGED] === true
}

/** Palette name of a section's surface, if it differs from the page's. */
export function surfaceOf({ type }: { type: string }): unknown {
  return traitsByType.get(type)?.[SURFACE]
}

// Sorted, because the order of a module's exports differs between tools.
const [first, ...others] = Object.values(schemas).toSorted((one, other) =>
  one.shape.type.value < other.shape.type.value ? -1 : 1,
)
if (!first) throw new Error('site/sections/sections.ts lists no section.')

/** A page that consists of sections: most pages of the site, and all pages that an owner adds. */
export const sectionPageSchema = pageSchema.extend({
  illustration: illustrationSchema.optional().describe('Picture of the title bar.'),
  tone: z
    .enum(['dark', 'night'])
    .optional()
    .describe('Colour of a dark page: dark is nearly black, night is deep green.'),
  footer: z
    .enum(['orange', 'paper'])
    .default('orange')
    .describe('Colour of the footer: orange, or the light colour paper.'),
  searched: z
    .boolean()
    .optional()
    .describe(
      "Whether the site's own search finds the page. If nothing is chosen, the setting for search engines applies.",
    ),
  pagination: paginationSchema.optional(),
  sections: z
    .array(z.discriminatedUnion('type', [first, ...others]))
    .min(1)
    .describe('Sections of the page, in order.'),
})

export type SectionPage = z.infer<typeof sectionPageSchema>

/** The required files of content/pages, which code of the site links to. */
export const NEEDED_PAGES = [
  'home',
  'home-dark',
  'home-security',
  'about',
  'services',
  'contact',
  'blog',
  'search-result',
  'categories',
  'faq',
  'testimonials',
  'team',
  'pricing',
  'register',
  'login',
  'thank-you',
  'not-found',
] as const

export type PageName = (typeof NEEDED_PAGES)[number]

/** Pages by file name: required pages, and pages that an owner has added. */
export type Pages = Record<PageName, SectionPage> & Record<string, SectionPage>
