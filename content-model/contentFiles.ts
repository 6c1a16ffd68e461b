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
import { legalTextSchemas } from './schemas/legalText.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { pageSchemas } from './schemas/pages.ts'
import { paletteSchema } from './schemas/palette.ts'
import { partnerSchema } from './schemas/partner.ts'
import { planSchema } from './schemas/plan.ts'
import { planCategorySchema } from './schemas/planCategory.ts'
import { planComparisonSchema } from './schemas/planComparison.ts'
import { postSchema } from './schemas/post.ts'
import { projectSchema } from './schemas/project.ts'
import { searchWordsSchema } from './schemas/searchWords.ts'
import { serviceSchema } from './schemas/service.ts'
import { servicePageSchemas } from './schemas/servicePage.ts'
import { sidebarSchema } from './schemas/sidebar.ts'
import { teamMemberSchema } from './schemas/teamMember.ts'
import { testimonialSchema } from './schemas/testimonial.ts'

/** Ideas that fill one file below content/, lists included. */
export const singleFiles = {
  brand: { path: 'site/brand.yaml', schema: brandSchema },
  palette: { path: 'site/palette.yaml', schema: paletteSchema },
  claims: { path: 'site/claims.yaml', schema: claimsSchema },
  navigation: { path: 'site/navigation.yaml', schema: navigationSchema },
  footer: { path: 'site/footer.yaml', schema: footerSchema },
  sidebar: { path: 'site/sidebar.yaml', schema: sidebarSchema },
  interface_words: { path: 'site/interface.yaml', schema: interfaceWordsSchema },
  search: { path: 'site/search.yaml', schema: searchWordsSchema },
  found: { path: 'site/found.yaml', schema: foundWordsSchema },
  forms: { path: 'site/forms.yaml', schema: formsSchema },
  currencies: { path: 'site/currencies.yaml', schema: currenciesSchema },
  plan_categories: { path: 'site/plan_categories.yaml', schema: z.array(planCategorySchema) },
  plan_comparison: { path: 'plan_comparison.yaml', schema: planComparisonSchema },
  partners: { path: 'partners.yaml', schema: z.array(partnerSchema) },
  counters: { path: 'counters.yaml', schema: z.array(counterSchema) },
  faqs: { path: 'faqs.yaml', schema: z.array(faqSchema) },
  comments: { path: 'comments.yaml', schema: z.array(commentSchema) },
}

/** Ideas that fill a folder below content/, one record a file. */
export const recordFolders = {
  services: { path: 'services', extension: '.yaml', schema: serviceSchema },
  projects: { path: 'projects', extension: '.yaml', schema: projectSchema },
  plans: { path: 'plans', extension: '.yaml', schema: planSchema },
  team: { path: 'team', extension: '.yaml', schema: teamMemberSchema },
  testimonials: { path: 'testimonials', extension: '.yaml', schema: testimonialSchema },
  posts: { path: 'posts', extension: '.mdx', schema: postSchema },
}

/** Ideas that fill a folder below content/ with files whose names the site knows, each with its schema. */
export const namedFiles = {
  pages: { path: 'pages', extension: '.yaml', schemas: pageSchemas },
  legal_texts: { path: 'legal', extension: '.mdx', schemas: legalTextSchemas },
  service_pages: { path: 'service-pages', extension: '.mdx', schemas: servicePageSchemas },
}

export type SingleFileKey = keyof typeof singleFiles
export type RecordFolderKey = keyof typeof recordFolders
