import * as z from 'zod'
import {
  actionSchema,
  altSchema,
  headingSchema,
  pictureAt,
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
    picture: pictureAt('about').describe('Picture beside the words, in content/pictures.'),
    alt: altSchema,
    figures: z
      .array(
        z.strictObject({
          figure: textSchema.describe("Large figure with its sign, as '{clients}+'."),
          title: textSchema.describe('Words that belong to it.'),
        }),
      )
      .length(2)
      .describe('The two figures on the rail.'),
  },
)

export type AboutIntroBlock = z.infer<typeof aboutIntro>
