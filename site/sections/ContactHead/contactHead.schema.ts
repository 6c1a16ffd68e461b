import { altSchema, focusOf, pictureAt, text } from '../../../content-model/schemas/fields.ts'
import { swatchSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const contactHead = sectionSchema(
  'contact-head',
  'First screen with the telephone number beside the contact form.',
  {
    text: text('Sentence below the telephone number.'),
    swatch: swatchSchema.describe('Colour of the surface, which is also that of the picture.'),
    picture: pictureAt('message').describe('Picture beside the telephone number.'),
    alt: altSchema,
    focus: focusOf('picture'),
  },
  { hasMainHeading: true },
)
