import type { NewsletterForm } from '../../../content-model/schemas/forms.ts'
import { postForm, type ServiceAnswer } from '../FormSending/postForm.ts'
import {
  type FailureOptions,
  type FormFailure,
  NO_ANSWER,
  readFailure,
} from '../FormSending/readFailure.ts'

export type NewsletterResult =
  | { kind: 'success'; message: string }
  | { kind: 'error'; message: string; failure?: FormFailure }

type NewsletterCopy = Pick<NewsletterForm, 'success' | 'error_prefix' | 'network_error'>

/**
 * Sends the form by the newsletter service's protocol and returns the message for the visitor. Never rejects: a failure
 * becomes an error result, with a reason if the message contains none.
 */
export async function sendNewsletter(
  address: string,
  form: FormData,
  copy: NewsletterCopy,
  options: FailureOptions,
): Promise<NewsletterResult> {
  const error = (
    detail: string,
    answer: Parameters<typeof readFailure>[0] = NO_ANSWER,
  ): NewsletterResult => ({
    kind: 'error',
    message: copy.error_prefix + detail,
    failure: readFailure(answer, options),
  })
  let answer: ServiceAnswer
  try {
    answer = await postForm(address, form)
  } catch (failure) {
    // Messages differ ('Failed to fetch', 'Load failed'), but every browser throws a TypeError without a connection.
    if (failure instanceof TypeError) return { kind: 'error', message: copy.network_error }
    return error(messageOf(failure))
  }
  if (answer.isTaken) return { kind: 'success', message: copy.success }
  try {
    const { errors } = JSON.parse(answer.body)
    return error(JSON.stringify(errors) ?? '', answer)
  } catch (failure) {
    return error(messageOf(failure), answer)
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
