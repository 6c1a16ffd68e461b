import * as z from 'zod'
import {
  altSchema,
  demoSchema,
  linkSchema,
  logoFileSchema,
  matching,
  pictureAt,
  recordIdSchema,
  sameText,
  text,
  webAddressSchema,
} from './fields.ts'
import { hexColourSchema } from './palette.ts'

/** A client site of the portfolio. */
export const projectSchema = z.strictObject({
  id: recordIdSchema,
  project_name: sameText('Name of the client.'),
  sector: text('Kind of business.'),
  platform: z.enum(['WordPress', 'Shopify']).describe('System that the site runs on.'),
  details: text('What was done, and its effect on search results.'),
  image: pictureAt('projectFramed').describe('Picture of the whole site, shown in a frame.'),
  image_tall: pictureAt('projectTall').describe('A tall strip of the site, for a closed panel.'),
  colour: hexColourSchema.describe('Colour around the framed picture, such as #e0a92e.'),
  alt: altSchema,
  cta: text('Text of the link to the site.'),
  url: webAddressSchema.describe('Address of the site.'),
  demo: demoSchema,
})

export type Project = z.infer<typeof projectSchema>

/** A partner whose logo is shown in the slider. */
export const partnerSchema = z.strictObject({
  id: recordIdSchema,
  name: sameText('Name of the partner.'),
  image: logoFileSchema.describe('The logo.'),
  link: linkSchema.describe('Address that the logo leads to.'),
  demo: demoSchema,
})

export type Partner = z.infer<typeof partnerSchema>

const counterAdvice = 'Use a whole number or a claim, such as {clients}.'

/** A figure that counts up. */
export const counterSchema = z.strictObject({
  id: recordIdSchema,
  counter: matching(/^\d+$/, counterAdvice).describe(
    'Final value of the counter; may be a claim, such as {clients}.',
  ),
  label: z.enum(['+', '%']).describe('Sign after the figure.'),
  title: text('Label below the figure.'),
  counted: text('How it is counted, in one line.'),
})

export type Counter = z.infer<typeof counterSchema>
