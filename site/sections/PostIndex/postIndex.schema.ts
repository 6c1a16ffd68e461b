import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const postIndex = sectionSchema(
  'post-index',
  'All articles by subject, as the index of a book, on further pages where they are many.',
  {},
  { isPaged: true },
)
