import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema } from '../../../content-model/schemas/text.ts'

export const latestPosts = sectionSchema('latest-posts', 'The newest three articles.', {
  heading: headingSchema,
})
