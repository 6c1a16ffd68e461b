import { useEffect, useRef } from 'react'
import { TOKEN_FIELD } from '../../../forms/fields.ts'

/**
 * A hidden field with the time at which the visitor began the form, signed by the receiver. It is fetched when
 * the form first takes the focus, and again after a reset. No form waits for it: a form without it is judged more
 * strictly.
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
        // A bot check or a static host answers with a page, which is too large for the form.
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
    // It took the focus before it hydrated.
    if (form.contains(document.activeElement)) ask()
    return () => listening.abort()
  }, [address])

  return <input ref={field} type="hidden" name={TOKEN_FIELD} />
}
