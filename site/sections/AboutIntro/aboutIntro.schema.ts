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
  'Introduction of the agency: picture and text above two figures.',
  {
    heading: headingSchema,
    text: z.array(textSchema).min(1).describe('Paragraphs below the heading.'),
    action: actionSchema.describe('Button.'),
    picture: pictureAt('about').describe('Picture beside the text.'),
    alt: altSchema,
    focus: focusOf('picture'),
    figures: exactly(2, 'The two figures on the rail.', {
      figure: text('Large figure with its sign, such as {clients}+.'),
      title: text('Label of the figure.'),
    }),
  },
)
