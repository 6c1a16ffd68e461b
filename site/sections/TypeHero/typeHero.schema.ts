import * as z from 'zod'
import { actionSchema, text, textSchema } from '../../../content-model/schemas/fields.ts'
import { proofSchema } from '../../../content-model/schemas/proof.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const typeHero = sectionSchema(
  'type-hero',
  'First screen of text only: the phrase is the headline, on two lines.',
  {
    lead_in: text('Text above the changing phrase.'),
    phrases: z
      .array(textSchema)
      .min(1)
      .describe('Phrases that are typed in turn: the first word above, the rest below.'),
    text: text('Sentence below the headline.'),
    action: actionSchema.describe('Main button.'),
    watch: text('Control that opens the intro film.'),
    proof: proofSchema,
  },
  { hasMainHeading: true, hasOwnHeadline: true },
)
