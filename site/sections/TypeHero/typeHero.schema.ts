import * as z from 'zod'
import { actionSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const typeHero = sectionSchema(
  'type-hero',
  'First screen of type alone: the phrase is the headline, on two lines.',
  {
    lead_in: textSchema.describe('Words above the changing phrase.'),
    phrases: z
      .array(textSchema)
      .min(1)
      .describe(
        'Phrases that are typed one after the other: the first word above, the rest below.',
      ),
    text: textSchema.describe('Sentence below the headline.'),
    action: actionSchema.describe('Main button.'),
    watch: textSchema.describe('Control that opens the intro film.'),
  },
  { hasMainHeading: true },
)

export type TypeHeroBlock = z.infer<typeof typeHero>
