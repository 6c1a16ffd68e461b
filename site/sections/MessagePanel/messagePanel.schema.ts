import * as z from 'zod'
import {
  actionSchema,
  altSchema,
  focusOf,
  pictureAt,
  text,
} from '../../../content-model/schemas/fields.ts'
import { swatchSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const messagePanel = sectionSchema(
  'message-panel',
  'First screen of a page with one message and one next step.',
  {
    text: text('Sentence below the heading.'),
    action: actionSchema.describe('Button.'),
    search: z.boolean().optional().describe('Whether the search field appears below the sentence.'),
    swatch: swatchSchema.describe('Colour of the surface, which is also that of the picture.'),
    picture: pictureAt('message').describe('Picture beside the message.'),
    alt: altSchema,
    focus: focusOf('picture'),
  },
  { hasMainHeading: true },
)
