import * as z from 'zod'
import { confirmationFields } from './confirmation.ts'
import { textSchema } from './text.ts'

const figure = z.int().min(1)

/** Claims of the agency, each told here and nowhere else. Other files write {clients} and so on. */
export const claimsSchema = z.strictObject({
  clients: figure.describe('Businesses supported.'),
  satisfaction: figure.max(100).describe('Satisfied clients in a hundred.'),
  years: figure.describe('Years of service.'),
  projects: figure.describe('Successful projects.'),
  partners: figure.describe('Partners, told on the security home page.'),
  ads_results: textSchema.describe('Time within which paid ads show results.'),
  seo_results: textSchema.describe('Time that search work typically takes.'),
  ...confirmationFields,
})
