import { type FailureOptions, type FormFailure, readFailure } from '../FormSending/readFailure.ts'

/**
 * Sends a message over the contact service's protocol.
 * @returns why it was not taken, null where it was. An ok answer counts as a failure where its JSON says so:
 * FormSubmit answers 200 for a form that is not activated yet, and delivers nothing. Never rejects.
 */
export async function sendContact(
  address: string,
  form: FormData,
  options: FailureOptions,
): Promise<FormFailure | null> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    })
    const body = await answer.text()
    if (answer.ok && !saysFailure(body)) return null
    return readFailure({ body, retryAfter: answer.headers.get('retry-after') }, options)
  } catch {
    return readFailure({ body: '', retryAfter: null }, options)
  }
}

function saysFailure(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
    return answer.success === false || answer.success === 'false'
  } catch {
    // No JSON: the status alone counts.
    return false
  }
}
