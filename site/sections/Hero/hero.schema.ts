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
  'First screen: the headline that types itself, both actions and the illustration.',
  {
    lead_in: text('Words before the changing phrase.'),
    phrases: z.array(textSchema).min(1).describe('Phrases that are typed one after the other.'),
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
