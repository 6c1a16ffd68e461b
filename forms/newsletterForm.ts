import * as z from 'zod'
import { emailSchema } from './fieldSchemas.ts'

/** A newsletter subscription. */
export const newsletterFormSchema = z.object({ email: emailSchema })

export type NewsletterForm = z.infer<typeof newsletterFormSchema>
