import { actionSchema, altSchema, pictureAt, text } from '../../../content-model/schemas/fields.ts'
import { proofSchema } from '../../../content-model/schemas/proof.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const securityBanner = sectionSchema(
  'security-banner',
  'First screen of the security page: text on the left, the guarded ball on the right.',
  {
    text: text('Sentence below the main heading.'),
    action: actionSchema.describe('Main button.'),
    watch: text('Control that opens the intro film.'),
    proof: proofSchema,
    picture: pictureAt('securityBanner').describe('Picture on the colour night.'),
    alt: altSchema,
  },
  { hasMainHeading: true },
)
