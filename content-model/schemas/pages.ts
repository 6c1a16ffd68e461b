import type * as z from 'zod'
import { aboutPageSchema } from './aboutPage.ts'
import { accountPageSchema } from './accountPage.ts'
import { authorPageSchema } from './authorPage.ts'
import { blogPageSchema } from './blogPage.ts'
import { categoriesPageSchema } from './categoriesPage.ts'
import { contactPageSchema } from './contactPage.ts'
import { faqPageSchema } from './faqPage.ts'
import { home2PageSchema } from './home2Page.ts'
import { home3PageSchema } from './home3Page.ts'
import { homePageSchema } from './homePage.ts'
import { messagePageSchema } from './messagePage.ts'
import { pageSchema } from './page.ts'
import { pricingPageSchema } from './pricingPage.ts'
import { searchPageSchema } from './searchPage.ts'
import { servicesPageSchema } from './servicesPage.ts'
import { teamPageSchema } from './teamPage.ts'
import { testimonialsPageSchema } from './testimonialsPage.ts'

/** Schema of each file in content/pages, by file name. */
export const pageSchemas = {
  home: homePageSchema,
  'home-2': home2PageSchema,
  'home-3': home3PageSchema,
  about: aboutPageSchema,
  services: servicesPageSchema,
  'service-details': pageSchema,
  'web-development': pageSchema,
  'app-development': pageSchema,
  'seo-services': pageSchema,
  'paid-advertising': pageSchema,
  'business-automation': pageSchema,
  'services-digital-marketing': pageSchema,
  'services-consulting': pageSchema,
  'services-ecommerce': pageSchema,
  contact: contactPageSchema,
  blog: blogPageSchema,
  'search-result': searchPageSchema,
  author: authorPageSchema,
  categories: categoriesPageSchema,
  faq: faqPageSchema,
  testimonials: testimonialsPageSchema,
  team: teamPageSchema,
  pricing: pricingPageSchema,
  'terms-conditions': pageSchema,
  'privacy-policy': pageSchema,
  accessibility: pageSchema,
  register: accountPageSchema,
  login: accountPageSchema,
  'thank-you': messagePageSchema,
  'not-found': messagePageSchema,
}

export type PageName = keyof typeof pageSchemas
export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> }
