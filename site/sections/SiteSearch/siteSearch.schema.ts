import { group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { swatchSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const siteSearch = sectionSchema(
  'site-search',
  'The search field with its results; without JavaScript, a list of all articles.',
  {
    heading: headingSchema.describe('Heading above the search field before a search.'),
    swatch: swatchSchema.describe('Colour behind the search field.'),
    without_script: group('Content for visitors without JavaScript.', {
      text: text('Why there are no results.'),
      heading: text('Heading of the list of all articles.'),
    }),
  },
  { hasMainHeading: true },
)
