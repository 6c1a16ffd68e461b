import * as z from 'zod'
import {
  actionSchema,
  altSchema,
  exactly,
  focusOf,
  headingSchema,
  pictureAt,
  text,
  textSchema,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const aboutIntro = sectionSchema(
  'about-intro',
  'Who the agency is: picture and words over two figures.',
  {
    heading: headingSchema,
    text: z.array(textSchema).min(1).describe('Paragraphs below the heading.'),
    action: actionSchema.describe('Button.'),
    picture: pictureAt('about').describe('Picture beside the words.'),
    alt: altSchema,
    focus: focusOf('picture'),
    figures: exactly(2, 'The two figures on the rail.', {
      figure: text('Large figure with its sign, as {clients}+.'),
      title: text('Words that belong to it.'),
    }),
  },
)
