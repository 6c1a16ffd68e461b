import * as z from 'zod'
import {
  actionSchema,
  altSchema,
  pictureAt,
  text,
  textSchema,
} from '../../../content-model/schemas/fields.ts'
import { proofSchema } from '../../../content-model/schemas/proof.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const hero = sectionSchema(
  'hero',
  'First screen: a typed headline, two actions and the illustration.',
  {
    lead_in: text('Text before the changing phrase.'),
    phrases: z.array(textSchema).min(1).describe('Phrases that are typed in turn.'),
    text: text('Sentence beside the headline.'),
    action: actionSchema.describe('Main button.'),
    watch: text('Control that opens the intro film.'),
    proof: proofSchema,
    picture: pictureAt('hero').describe('Picture for wide screens.'),
    picture_mobile: pictureAt('heroPhone').describe('Picture for phones.'),
    alt: altSchema,
  },
  { hasMainHeading: true, hasOwnHeadline: true },
)
