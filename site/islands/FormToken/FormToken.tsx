import { useEffect, useRef } from 'react'
import { TOKEN_FIELD } from '../../../forms/fields.ts'

/**
 * A hidden field with the time at which the visitor started the form, signed by the receiver. The token is fetched when
 * the form first gets the focus, and again after a reset. Sending does not wait for it: a form without a token is
 * judged more strictly by the spam check.
 */
export function FormToken({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    let isAsked = false

    async function ask() {
      if (isAsked || !input) return
      isAsked = true
      try {
        const answer = await fetch(address, { signal })
        // A bot check or a static host answers with a page, which would be too large for the field.
        const isPlain = answer.headers.get('content-type')?.startsWith('text/plain')
        if (answer.ok && isPlain) input.value = await answer.text()
      } catch {
        isAsked = false
      }
    }
    function forget() {
      isAsked = false
      if (input) input.value = ''
    }

    form.addEventListener('focusin', ask, { signal })
    form.addEventListener('reset', forget, { signal })
    // The form may have had the focus before hydration.
    if (form.contains(document.activeElement)) ask()
    return () => listening.abort()
  }, [address])

  return <input ref={field} type="hidden" name={TOKEN_FIELD} />
}
