import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const newestArticle = sectionSchema(
  'newest-article',
  'The newest article: its head, below which the whole unfolds.',
  {
    label: text("Line above the article's title."),
    read_on: text('Words that unfold the whole article.'),
  },
)
