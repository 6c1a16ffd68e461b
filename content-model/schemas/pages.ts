import type * as z from 'zod'
import { homePageSchema } from './homePage.ts'
import { messagePageSchema } from './messagePage.ts'
import { pageSchema } from './page.ts'

/** Schema of each file in content/pages, by file name. */
export const pageSchemas = {
  home: homePageSchema,
  'home-2': pageSchema,
  'home-3': pageSchema,
  about: pageSchema,
  services: pageSchema,
  'service-details': pageSchema,
  'web-development': pageSchema,
  'app-development': pageSchema,
  'seo-services': pageSchema,
  'paid-advertising': pageSchema,
  'business-automation': pageSchema,
  'services-digital-marketing': pageSchema,
  'services-consulting': pageSchema,
  'services-ecommerce': pageSchema,
  contact: pageSchema,
  blog: pageSchema,
  'search-result': pageSchema,
  author: pageSchema,
  categories: pageSchema,
  faq: pageSchema,
  testimonials: pageSchema,
  team: pageSchema,
  pricing: pageSchema,
  'terms-conditions': pageSchema,
  'privacy-policy': pageSchema,
  register: pageSchema,
  login: pageSchema,
  'thank-you': messagePageSchema,
  'not-found': messagePageSchema,
}

export type PageName = keyof typeof pageSchemas
export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> }
