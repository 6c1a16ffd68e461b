import * as z from 'zod'
import { asciiEmail } from '../../forms/asciiDomain.ts'
import { labels } from './labels.ts'
import { isPlainName } from './names.ts'

const MAX_NAME_LENGTH = 80
/** A name, a role, a telephone number, and what the law wants below letters. */
export const MAX_SIGNATURE_LENGTH = 1_000
/** As long as addresses may be (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

/** A person's name. It appears beside actions, so it must not pass for another one. */
export const personNameSchema = z
  .string()
  .normalize('NFKC')
  .trim()
  .max(MAX_NAME_LENGTH, labels.people.nameMissing)
  .refine(isPlainName, labels.people.nameMissing)

/** A person's name for one of their keys. */
export const keyNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)

/** An address, or blank for none. Neither blanks nor line breaks are part of one: it stands in the head of a mail. */
export const emailSchema = z
  .string()
  .trim()
  .overwrite(asciiEmail)
  .max(MAX_EMAIL_LENGTH, labels.address.wrong)
  .refine((text) => text === '' || z.regexes.html5Email.test(text), labels.address.wrong)
