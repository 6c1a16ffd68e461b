const MAX_WAIT_MS = 30_000

/** Pages: no service sends one to who asks for JSON; a bot check, a host's home page and a captive portal do. */
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i

/** What a form's service answered. */
export type ServiceAnswer = {
  /** Whether the service took the form. */
  isTaken: boolean
  body: string
  retryAfter: string | null
}

/**
 * Posts a form and asks for JSON, as Formspree and FormSubmit want it.
 * @throws TypeError where the whole answer has not come within 30 seconds, or the connection is lost.
 */
export async function postForm(address: string, form: FormData): Promise<ServiceAnswer> {
  const waiting = new AbortController()
  // The error of a lost connection, which no answer is to the visitor.
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
    // Some browsers throw an error of their own for a request that was ended.
    throw waiting.signal.aborted ? noAnswer : failure
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether an answer is JSON that says that it failed: FormSubmit answers 200 for a form that is not activated yet, and
 * delivers nothing; others answer 200 with their errors.
 */
function saysFailure(body: string): boolean {
  let answer: Record<string, unknown>
  try {
    answer = Object(JSON.parse(body))
  } catch {
    // No JSON: the status alone counts.
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
