import * as z from 'zod'
import { asciiEmail } from '../../forms/asciiDomain.ts'
import { labels } from './labels.ts'
import { isPlainName } from './names.ts'

const MAX_NAME_LENGTH = 80
/** Room for a name, a role, a telephone number and the details that the law requires in business letters. */
export const MAX_SIGNATURE_LENGTH = 1_000
/** The maximum length of an address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

/** A person's name. It appears beside their actions, so it must not pass for another person's name. */
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

/**
 * An address, or blank for none. Spaces and line breaks are rejected, since the address becomes part of a mail header.
 */
export const emailSchema = z
  .string()
  .trim()
  .overwrite(asciiEmail)
  .max(MAX_EMAIL_LENGTH, labels.address.wrong)
  .refine((text) => text === '' || z.regexes.html5Email.test(text), labels.address.wrong)
