import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const postIndex = sectionSchema(
  'post-index',
  'All articles by subject, like the index of a book, with further pages if needed.',
  {},
  { isPaged: true },
)
