import * as z from 'zod'
import { brandSchema } from './schemas/brand.ts'
import { claimsSchema } from './schemas/claims.ts'
import { commentSchema } from './schemas/comment.ts'
import { counterSchema } from './schemas/counter.ts'
import { currenciesSchema } from './schemas/currencies.ts'
import { faqSchema } from './schemas/faq.ts'
import { footerSchema } from './schemas/footer.ts'
import { formsSchema } from './schemas/forms.ts'
import { interfaceWordsSchema } from './schemas/interfaceWords.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { paletteSchema } from './schemas/palette.ts'
import { partnerSchema } from './schemas/partner.ts'
import { planSchema } from './schemas/plan.ts'
import { planCategorySchema } from './schemas/planCategory.ts'
import { postSchema } from './schemas/post.ts'
import { projectSchema } from './schemas/project.ts'
import { serviceSchema } from './schemas/service.ts'
import { teamMemberSchema } from './schemas/teamMember.ts'
import { testimonialSchema } from './schemas/testimonial.ts'

/** Ideas that fill one file below content/, lists included. */
export const singleFiles = {
  brand: { path: 'site/brand.yaml', schema: brandSchema },
  palette: { path: 'site/palette.yaml', schema: paletteSchema },
  claims: { path: 'site/claims.yaml', schema: claimsSchema },
  navigation: { path: 'site/navigation.yaml', schema: navigationSchema },
  footer: { path: 'site/footer.yaml', schema: footerSchema },
  interface_words: { path: 'site/interface.yaml', schema: interfaceWordsSchema },
  forms: { path: 'site/forms.yaml', schema: formsSchema },
  currencies: { path: 'site/currencies.yaml', schema: currenciesSchema },
  plan_categories: { path: 'site/plan_categories.yaml', schema: z.array(planCategorySchema) },
  partners: { path: 'partners.yaml', schema: z.array(partnerSchema) },
  counters: { path: 'counters.yaml', schema: z.array(counterSchema) },
  faqs: { path: 'faqs.yaml', schema: z.array(faqSchema) },
  comments: { path: 'comments.yaml', schema: z.array(commentSchema) },
}

/** Ideas that fill a folder below content/, one record a file. Pages stand in schemas/pages.ts. */
export const recordFolders = {
  services: { path: 'services', extension: '.yaml', schema: serviceSchema },
  projects: { path: 'projects', extension: '.yaml', schema: projectSchema },
  plans: { path: 'plans', extension: '.yaml', schema: planSchema },
  team: { path: 'team', extension: '.yaml', schema: teamMemberSchema },
  testimonials: { path: 'testimonials', extension: '.yaml', schema: testimonialSchema },
  posts: { path: 'posts', extension: '.mdx', schema: postSchema },
}

export type SingleFileKey = keyof typeof singleFiles
export type RecordFolderKey = keyof typeof recordFolders
