import {
  actionSchema,
  altSchema,
  headingSchema,
  pictureAt,
  text,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const aboutIllustrated = sectionSchema(
  'about-illustrated',
  'Who the agency is, in words beside a picture.',
  {
    heading: headingSchema,
    text: text('Paragraph below the heading.'),
    action: actionSchema.describe('Button.'),
    picture: pictureAt('about').describe('Picture beside the words.'),
    alt: altSchema,
  },
)
