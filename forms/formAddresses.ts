import * as z from 'zod'
import {
  contactAjaxPath,
  contactPath,
  NEWSLETTER_FORM_ID,
  newsletterPath,
  TOKEN_PATH,
} from './fields.ts'

const advice =
  'Use a full https address, such as https://forms.example.com/f/abc (http only for this machine, such as http://localhost:4321/f/abc), an address of this site, such as /forms/contact, or leave it blank for our own receiver.'

const HTTPS = String.raw`https:\/\/[^\s/@?#]+\.[^\s/@?#]+(?:[/?]\S*)?`
const LOOPBACK = String.raw`http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?]\S*)?`
const OWN_PATH = String.raw`\/[^\s/\\][^\s\\]*`

/** The target of a form; blank for the built-in receiver. */
export const formAddressSchema = z
  .string({ error: advice })
  .regex(new RegExp(`^(?:|${HTTPS}|${LOOPBACK}|${OWN_PATH})$`), { error: advice })
  .refine((address) => URL.canParse(address, 'https://this-site.invalid/'), { error: advice })

/** Environment variables that override the content, for deployments of the same content to several hosts. */
const FORM_ADDRESS_VARIABLES = ['NEWSLETTER_URL', 'CONTACT_URL'] as const

type FormAddressVariable = (typeof FORM_ADDRESS_VARIABLES)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** The target of each form: an absolute URL, or a path of this site. */
export type FormAddresses = { newsletter: string; contact: string }

type Owner = {
  brand: { email: string }
  forms: { newsletter_url: string; contact_url: string }
}

/** An environment variable is not a valid form address. The message names the variable and the allowed values. */
export class FormAddressError extends Error {
  override name = 'FormAddressError'
  readonly faults: readonly SettingFault[]

  constructor(faults: readonly SettingFault[]) {
    super(faults.map(({ sentence }) => sentence).join('\n'))
    this.faults = faults
  }
}

/** A wrong environment variable: its name, and a sentence about the fault and the allowed values. */
export type SettingFault = { name: string; sentence: string }

/**
 * The addresses of both forms: from the environment, else from the content, else the built-in receiver.
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
 * The origin of our receiver, to put before its paths: another host if the newsletter form goes to a receiver there,
 * else blank for this site.
 * @throws FormAddressError as `formAddresses` does.
 */
export function receiverBase(owner: Owner, environment: Environment): string {
  const { newsletter } = formAddresses(owner, environment)
  const end = newsletterPath(NEWSLETTER_FORM_ID)
  return newsletter.endsWith(end) ? newsletter.slice(0, -end.length) : ''
}

/**
 * The address that issues a form's token; undefined if the form goes to a service that is not our receiver, so that
 * the service gets no request for a token.
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
  // The contact address cannot tell our receiver from FormSubmit, whose addresses look like ours. The newsletter
  // address can, because Formspree's addresses look different.
  const receivers = ['', receiverBase(owner, environment)]
  const receiver = receivers.find((base) => ends.some((end) => addresses[form] === base + end))
  return receiver === undefined ? undefined : receiver + TOKEN_PATH
}

/**
 * Reads only the environment variables. A blank variable counts as unset.
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
