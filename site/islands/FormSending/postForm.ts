const MAX_WAIT_MS = 30_000

/** A service never answers a JSON request with a page; a bot check, a static host or a captive portal does. */
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i

/** The response of a form's service. */
export type ServiceAnswer = {
  /** Whether the service accepted the form. */
  isTaken: boolean
  body: string
  retryAfter: string | null
}

/**
 * Posts a form and asks for JSON, as Formspree and FormSubmit require.
 * @throws TypeError if the response is not complete within 30 seconds, or the connection is lost.
 */
export async function postForm(address: string, form: FormData): Promise<ServiceAnswer> {
  const waiting = new AbortController()
  // A timeout fails like a lost connection: for the visitor, both mean no response.
  const noAnswer = new TypeError('No answer')
  const timer = setTimeout(() => waiting.abort(noAnswer), MAX_WAIT_MS)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: waiting.signal,
    })
    const body = await answer.text()
    const isPage = PAGE_TYPE.test(answer.headers.get('content-type') ?? '')
    return {
      isTaken: answer.ok && !isPage && !saysFailure(body),
      body,
      retryAfter: answer.headers.get('retry-after'),
    }
  } catch (failure) {
    // Some browsers throw their own error for an aborted request.
    throw waiting.signal.aborted ? noAnswer : failure
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether a response is JSON that reports a failure. FormSubmit answers 200 for a form that is not activated yet, and
 * delivers nothing; other services answer 200 with their errors.
 */
function saysFailure(body: string): boolean {
  let answer: Record<string, unknown>
  try {
    answer = Object(JSON.parse(body))
  } catch {
    // Not JSON: only the status counts.
    return false
  }
  const isDenied = ['success', 'ok'].some((name) => /^false$/i.test(String(answer[name])))
  const hasErrors = ['error', 'errors'].some((name) => isFilled(answer[name]))
  return isDenied || hasErrors
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value)
}
