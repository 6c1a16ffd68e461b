import * as z from 'zod'
import {
  contactAjaxPath,
  contactPath,
  NEWSLETTER_FORM_ID,
  newsletterPath,
  TOKEN_PATH,
} from './fields.ts'

const advice =
  'Use a whole https address, as https://forms.example.com/f/abc (http for this machine only, as http://localhost:4321/f/abc), an address of this site, as /forms/contact, or leave it blank for our own receiver.'

const HTTPS = String.raw`https:\/\/[^\s/@?#]+\.[^\s/@?#]+(?:[/?]\S*)?`
const LOOPBACK = String.raw`http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?]\S*)?`
const OWN_PATH = String.raw`\/[^\s/\\][^\s\\]*`

/** A form's target; blank for the receiver that ships with the site. */
export const formAddressSchema = z
  .string({ error: advice })
  .regex(new RegExp(`^(?:|${HTTPS}|${LOOPBACK}|${OWN_PATH})$`), { error: advice })
  .refine((address) => URL.canParse(address, 'https://this-site.invalid/'), { error: advice })

/** Environment variables that override the content, for one content deployed to several hosts. */
const FORM_ADDRESS_VARIABLES = ['NEWSLETTER_URL', 'CONTACT_URL'] as const

type FormAddressVariable = (typeof FORM_ADDRESS_VARIABLES)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** Each form's target: a whole web address, or a path of this site. */
export type FormAddresses = { newsletter: string; contact: string }

type Owner = {
  brand: { email: string }
  forms: { newsletter_url: string; contact_url: string }
}

/** An environment variable is not an address for a form; the message names it and the allowed values. */
export class FormAddressError extends Error {
  override name = 'FormAddressError'
  readonly faults: readonly SettingFault[]

  constructor(faults: readonly SettingFault[]) {
    super(faults.map(({ sentence }) => sentence).join('\n'))
    this.faults = faults
  }
}

/** A wrong environment variable: its name, and a sentence that says what is wrong and what is allowed. */
export type SettingFault = { name: string; sentence: string }

/**
 * Finds the addresses of both forms: the environment's, else the content's, else our own receiver's.
 * @throws FormAddressError with one line for each wrong variable.
 */
export function formAddresses({ brand, forms }: Owner, environment: Environment): FormAddresses {
  const set = readFormVariables(environment)
  return {
    newsletter: set.NEWSLETTER_URL || forms.newsletter_url || newsletterPath(NEWSLETTER_FORM_ID),
    contact: set.CONTACT_URL || forms.contact_url || contactPath(brand.email),
  }
}

/**
 * Finds the receiver's origin, to put before its paths: another host if the newsletter goes to it
 * there, else blank for this site.
 * @throws FormAddressError as `formAddresses` does.
 */
export function receiverBase(owner: Owner, environment: Environment): string {
  const { newsletter } = formAddresses(owner, environment)
  const end = newsletterPath(NEWSLETTER_FORM_ID)
  return newsletter.endsWith(end) ? newsletter.slice(0, -end.length) : ''
}

/**
 * Finds the address of a form's token; undefined if the form goes to a service that is not our receiver, which
 * gets no request.
 * @throws FormAddressError as `formAddresses` does.
 */
export function tokenAddress(
  form: keyof FormAddresses,
  owner: Owner,
  environment: Environment,
): string | undefined {
  const addresses = formAddresses(owner, environment)
  const newsletterEnd = newsletterPath(NEWSLETTER_FORM_ID)
  const contactEnds = [contactPath(owner.brand.email), contactAjaxPath(owner.brand.email)]
  const ends = form === 'newsletter' ? [newsletterEnd] : contactEnds
  // FormSubmit's addresses look like ours. Formspree's do not, so the newsletter's tells a receiver on another host.
  const receivers = ['', receiverBase(owner, environment)]
  const receiver = receivers.find((base) => ends.some((end) => addresses[form] === base + end))
  return receiver === undefined ? undefined : receiver + TOKEN_PATH
}

/**
 * Reads only the variables; blank ones count as unset.
 * @throws FormAddressError with one line for each wrong variable.
 */
export function readFormVariables(environment: Environment): Record<FormAddressVariable, string> {
  const faults: SettingFault[] = []
  const read = (name: FormAddressVariable) => {
    const checked = formAddressSchema.safeParse(environment[name]?.trim() ?? '')
    if (checked.success) return checked.data
    const advice = checked.error.issues[0]?.message
    faults.push({ name, sentence: `${name} is "${environment[name]}". ${advice}` })
    return ''
  }
  const variables = { NEWSLETTER_URL: read('NEWSLETTER_URL'), CONTACT_URL: read('CONTACT_URL') }
  if (faults.length > 0) throw new FormAddressError(faults)
  return variables
}
