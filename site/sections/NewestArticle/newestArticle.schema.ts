import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const newestArticle = sectionSchema(
  'newest-article',
  'The newest article, whole, beside the sidebar.',
  { label: text("Line above the article's title.") },
)
