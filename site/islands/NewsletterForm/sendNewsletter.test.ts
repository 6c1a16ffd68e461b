import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendNewsletter } from './sendNewsletter.ts'

const WORDS = { success: 'Thanks', error_prefix: 'There was a problem: ', network_error: 'No line' }
const OPTIONS = {
  copy: {
    invalid_field: '{field} {message}',
    marked: 'Marked',
    try_again: 'Wait {time}',
    unknown: 'Unknown',
  },
  fieldLabels: { email: 'Your email' },
  locale: 'en-GB',
}

function send(answer: (request: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_address: string, request: RequestInit) => answer(request))
  vi.stubGlobal('fetch', fetch)
  const form = new FormData()
  form.set('email', 'nora@northfold.example')
  return { fetch, form, result: sendNewsletter('/f/newsletter', form, WORDS, OPTIONS) }
}

const json = (body: unknown, status: number) => async () => Response.json(body, { status })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('sendNewsletter', () => {
  test('posts the form unchanged and asks for JSON', async () => {
    const { fetch, form, result } = send(json({ ok: true }, 200))
    await result
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/f/newsletter', {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: expect.any(AbortSignal),
    })
  })

  test('returns success for an ok response, whatever its body', async () => {
    const { result } = send(async () => new Response('done', { status: 201 }))
    expect(await result).toEqual({ kind: 'success', message: 'Thanks' })
  })

  test('returns the JSON text of the errors for any other response', async () => {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
    const { result } = send(json({ error: 'should be an email', errors }, 422))
    expect(await result).toEqual({
      kind: 'error',
      message: `There was a problem: ${JSON.stringify(errors)}`,
      failure: { fieldErrors: { email: 'Your email should be an email' }, reason: 'Marked' },
    })
  })

  test.for(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'reports a lost connection, which one browser calls "%s"',
    async (copy) => {
      const { result } = send(() => Promise.reject(new TypeError(copy)))
      expect(await result).toEqual({ kind: 'error', message: 'No line' })
    },
  )

  test.for(['the head of the answer', 'its end'])(
    'reports a lost connection if %s has not arrived after 30 seconds',
    async (awaited) => {
      vi.useFakeTimers()
      const { result } = send(async ({ signal }) => {
        const never = new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
        if (awaited !== 'its end') return never
        return Object.assign(new Response(), { text: () => never })
      })
      await vi.advanceTimersByTimeAsync(29_999)
      expect(await Promise.race([result, 'waiting'])).toBe('waiting')
      await vi.advanceTimersByTimeAsync(1)
      expect(await result).toEqual({ kind: 'error', message: 'No line' })
    },
  )

  test('returns a failure for an HTML page, whatever its status', async () => {
    const { result } = send(
      async () => new Response('<title>Home</title>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await result).toMatchObject({ kind: 'error', failure: { reason: 'Unknown' } })
  })

  test('returns the message of any other exception', async () => {
    const { result } = send(() => Promise.reject(new DOMException('Cut off', 'AbortError')))
    expect(await result).toEqual({
      kind: 'error',
      message: 'There was a problem: Cut off',
      failure: { fieldErrors: {}, reason: 'Unknown' },
    })
  })

  test('returns the reason why a response could not be parsed', async () => {
    const { result } = send(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await result).toEqual({
      kind: 'error',
      message: expect.stringMatching(/^There was a problem: .*JSON/),
      failure: { fieldErrors: {}, reason: 'Unknown' },
    })
  })

  test('returns no errors if the response has none, but its reason', async () => {
    const { result } = send(async () =>
      Response.json({ error: 'Closed' }, { status: 429, headers: { 'retry-after': '60' } }),
    )
    expect(await result).toEqual({
      kind: 'error',
      message: 'There was a problem: ',
      failure: { fieldErrors: {}, reason: 'Closed Wait 1 minute' },
    })
  })
})
