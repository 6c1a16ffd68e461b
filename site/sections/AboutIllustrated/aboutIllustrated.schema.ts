import { actionSchema } from '../../../content-model/schemas/action.ts'
import { altSchema } from '../../../content-model/schemas/alt.ts'
import { pictureAt } from '../../../content-model/schemas/file.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema, textSchema } from '../../../content-model/schemas/text.ts'

export const aboutIllustrated = sectionSchema(
  'about-illustrated',
  'Who the agency is, in words beside a picture.',
  {
    heading: headingSchema,
    text: textSchema.describe('Paragraph below the heading.'),
    action: actionSchema.describe('Button.'),
    picture: pictureAt('about').describe('Picture beside the words, in content/pictures.'),
    alt: altSchema,
  },
)
