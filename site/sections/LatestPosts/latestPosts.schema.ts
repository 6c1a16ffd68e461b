import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const latestPosts = sectionSchema('latest-posts', 'The newest three articles.', {
  heading: headingSchema,
})
