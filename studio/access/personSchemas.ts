import * as z from 'zod'
import { labels } from './labels.ts'

const MAX_NAME_LENGTH = 80
/** As long as addresses may be (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

/** What a person or a key is called. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, labels.people.nameMissing)
  .max(MAX_NAME_LENGTH, labels.people.nameMissing)

/** An address, or blank for none. Neither blanks nor line breaks are part of one: it stands in the head of a mail. */
export const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH, labels.address.wrong)
  .refine((text) => text === '' || z.regexes.html5Email.test(text), labels.address.wrong)
