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
  'Introduction of the agency, beside a picture.',
  {
    heading: headingSchema,
    text: text('Paragraph below the heading.'),
    action: actionSchema.describe('Button.'),
    picture: pictureAt('about').describe('Picture beside the text.'),
    alt: altSchema,
  },
)
