import * as z from 'zod'
import { pathSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { pictureAt } from './file.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

/** A service card of the home page. */
export const serviceSchema = z.strictObject({
  id: recordIdSchema,
  service_name: textSchema.describe('Name of the service, as its card shows it.'),
  service_details: textSchema.describe('One line about it.'),
  link: pathSchema.describe('Page that the card leads to.'),
  src: pictureAt('serviceTile').describe('Picture in content/pictures.'),
  alt: altSchema,
  field: fieldColourSchema.describe('Colour of the card.'),
  cta: textSchema.describe('Words at the foot of the card.'),
})

export type Service = z.infer<typeof serviceSchema>
