import { asciiEmail } from './asciiDomain.ts'

/**
 * Constants that the site and the receiver share. Without schemas, so that a page can import them without
 * sending a validation library to the browser.
 */

export const NEWSLETTER_FORM_ID = 'newsletter'
export const NEWSLETTER_FIELDS = ['email'] as const
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'comments'] as const

/** Honeypots: hidden fields that people leave empty. The newsletter and the contact protocol have different names. */
export const NEWSLETTER_HONEYPOT = '_gotcha'
export const CONTACT_HONEYPOT = '_honey'

export const CAPTCHA_FIELD = '_captcha'
export const NEXT_FIELD = '_next'
/** Tag of the page's language, unless it is the site's first language. */
export const LANGUAGE_FIELD = '_language'
/** The token that the receiver issues when the visitor starts to fill in the form; blank without script. */
export const TOKEN_FIELD = '_token'
/** Value of the `_next` field, and the page that visitors without script see after sending. */
export const THANK_YOU_PAGE = 'thank-you'

/** Length limits in UTF-16 code units, with a line break counted as one, as for `maxlength`. */
export const MAX_LENGTHS = {
  name: 200,
  email: 254,
  phone: 50,
  subject: 200,
  comments: 20_000,
} as const

export const MAX_FIELDS = 40
/** Room for 20,000 characters of three bytes each in a multipart form, and for the other fields. */
export const MAX_BODY_BYTES = 64 * 1024

/** Address of the newsletter form on the receiver. */
export function newsletterPath(formId: string): string {
  return `/f/${formId}`
}

/** Address on the receiver that issues a token for a form. */
export const TOKEN_PATH = '/f/token'

/** Address of the receiver's page-view counter, if the owner has switched it on. */
export const COUNT_PATH = '/f/count'

/** Address of the contact form on the receiver: the owner's mailbox. */
export function contactPath(mailbox: string): string {
  return `/${asciiEmail(mailbox)}`
}

/** Second address of the contact form. It always responds in JSON, whatever the request accepts. */
export function contactAjaxPath(mailbox: string): string {
  return `/ajax${contactPath(mailbox)}`
}
