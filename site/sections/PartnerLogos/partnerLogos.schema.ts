import * as z from 'zod'
import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const partnerLogos = sectionSchema('partner-logos', "The partners' logos in a moving row.", {
  label: text('Name of the row for screen readers.'),
  variant: z
    .enum(['above-hero', 'end'])
    .default('end')
    .describe('Position of the row: above-hero or end.'),
})
