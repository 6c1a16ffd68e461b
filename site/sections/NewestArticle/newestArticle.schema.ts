import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const newestArticle = sectionSchema(
  'newest-article',
  'The newest article: its title and summary, with the full text folded below.',
  {
    label: text("Line above the article's title."),
    read_on: text('Text of the control that shows the full article.'),
  },
)
