import type * as z from 'zod'
import { authorPageSchema } from './authorPage.ts'
import { blogPageSchema } from './blogPage.ts'
import { categoriesPageSchema } from './categoriesPage.ts'
import type { Page } from './page.ts'
import { searchPageSchema } from './searchPage.ts'
import { sectionPageSchema } from './sectionPage.ts'

/** Schema of each file in content/pages that the site itself needs, by file name. */
export const pageSchemas = {
  home: sectionPageSchema,
  'home-2': sectionPageSchema,
  'home-3': sectionPageSchema,
  about: sectionPageSchema,
  services: sectionPageSchema,
  contact: sectionPageSchema,
  blog: blogPageSchema,
  'search-result': searchPageSchema,
  author: authorPageSchema,
  categories: categoriesPageSchema,
  faq: sectionPageSchema,
  testimonials: sectionPageSchema,
  team: sectionPageSchema,
  pricing: sectionPageSchema,
  register: sectionPageSchema,
  login: sectionPageSchema,
  'thank-you': sectionPageSchema,
  'not-found': sectionPageSchema,
}

export type PageName = keyof typeof pageSchemas

/** Pages by the names of their files: those that the site needs, and those that an owner has added. */
export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> } & {
  [name: string]: Page
}
