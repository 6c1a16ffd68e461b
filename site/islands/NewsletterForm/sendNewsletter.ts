import type { NewsletterForm } from '../../../content-model/schemas/forms.ts'
import { type FailureOptions, type FormFailure, readFailure } from '../FormSending/readFailure.ts'

export type NewsletterResult =
  | { kind: 'success'; message: string }
  | { kind: 'error'; message: string; failure?: FormFailure }

type NewsletterCopy = Pick<NewsletterForm, 'success' | 'error_prefix' | 'network_error'>

/**
 * Sends the form over the newsletter service's protocol and tells the visitor's answer in words.
 * Never rejects: what goes wrong becomes an error result, with its reason where the message gives none.
 */
export async function sendNewsletter(
  address: string,
  form: FormData,
  copy: NewsletterCopy,
  options: FailureOptions,
): Promise<NewsletterResult> {
  let body = ''
  let retryAfter: string | null = null
  const error = (detail: string): NewsletterResult => ({
    kind: 'error',
    message: copy.error_prefix + detail,
    failure: readFailure({ body, retryAfter }, options),
  })
  let answer: Response
  try {
    answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    })
  } catch (failure) {
    // Browsers word it differently ('Failed to fetch', 'Load failed'); all throw a TypeError without a connection.
    if (failure instanceof TypeError) return { kind: 'error', message: copy.network_error }
    return error(messageOf(failure))
  }
  if (answer.ok) return { kind: 'success', message: copy.success }
  try {
    retryAfter = answer.headers.get('retry-after')
    body = await answer.text()
    const { errors } = JSON.parse(body)
    return error(JSON.stringify(errors) ?? '')
  } catch (failure) {
    return error(messageOf(failure))
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
