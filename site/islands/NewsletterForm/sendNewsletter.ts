import type { NewsletterForm } from '../../../content-model/schemas/newsletterForm.ts'

export type NewsletterResult = { kind: 'success' | 'error'; message: string }

type NewsletterWords = Pick<NewsletterForm, 'success' | 'error_prefix' | 'network_error'>

/**
 * Sends the form over the newsletter service's protocol and tells the visitor's answer in words.
 * Never rejects: what goes wrong becomes an error result.
 */
export async function sendNewsletter(
  address: string,
  form: FormData,
  words: NewsletterWords,
): Promise<NewsletterResult> {
  const error = (reason: string): NewsletterResult => ({
    kind: 'error',
    message: words.error_prefix + reason,
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
    if (failure instanceof TypeError) return { kind: 'error', message: words.network_error }
    return error(messageOf(failure))
  }
  if (answer.ok) return { kind: 'success', message: words.success }
  try {
    const { errors } = await answer.json()
    return error(JSON.stringify(errors))
  } catch (failure) {
    return error(messageOf(failure))
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure)
}
