import * as z from 'zod'
import { webAddressSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { demoSchema } from './demo.ts'
import { portfolioNameSchema } from './file.ts'
import { hexColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

/** A client site of the portfolio. */
export const projectSchema = z.strictObject({
  id: recordIdSchema,
  project_name: textSchema.describe('Name of the client.'),
  kind: textSchema.describe('Kind of business.'),
  platform: z.enum(['WordPress', 'Shopify']).describe('System the site runs on.'),
  details: textSchema.describe('What was done and what it did for search.'),
  image: portfolioNameSchema.describe(
    'Name that its four pictures in content/pictures/portfolio begin with.',
  ),
  field: hexColourSchema.describe("Colour around the framed picture, as '#e0a92e'."),
  alt: altSchema,
  cta: textSchema.describe('Words of the link to the site.'),
  url: webAddressSchema.describe('Address of the site.'),
  demo: demoSchema,
})

export type Project = z.infer<typeof projectSchema>
