import type * as z from 'zod'
import { actionSchema } from '../../../content-model/schemas/action.ts'
import { altSchema } from '../../../content-model/schemas/alt.ts'
import { pictureAt } from '../../../content-model/schemas/file.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { textSchema } from '../../../content-model/schemas/text.ts'

export const securityBanner = sectionSchema(
  'security-banner',
  'First screen of the security page: words left, the guarded ball right.',
  {
    text: textSchema.describe('Sentence below the main heading.'),
    action: actionSchema.describe('Main button.'),
    watch: textSchema.describe('Control that opens the intro film.'),
    picture: pictureAt('securityBanner').describe('Picture on night ground, in content/pictures.'),
    alt: altSchema,
  },
  { hasMainHeading: true },
)

export type SecurityBannerBlock = z.infer<typeof securityBanner>
