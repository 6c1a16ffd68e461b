import { type RefObject, useEffect, useEffectEvent } from 'react'
import { asciiEmail } from '../../../forms/asciiDomain.ts'
import { type FieldErrors, markField, markFields } from './markFields.ts'

/**
 * Takes over the submission of the form around an island. The fields are static HTML that React does not manage, so
 * typed text, choices, the focus, and changes by a translator or an extension survive hydration.
 * @param part the island's element, within the form.
 * @param send sends the form and shows the result; returns the errors of single fields.
 */
export function useSending(
  part: RefObject<HTMLElement | null>,
  send: (form: HTMLFormElement) => Promise<FieldErrors>,
): void {
  const submit = useEffectEvent(async (form: HTMLFormElement) => {
    const button = form.querySelector('[type="submit"]')
    if (!button || button.ariaDisabled) return
    markFields(form, {})
    button.ariaDisabled = 'true'
    const errors = await send(form)
    button.ariaDisabled = null
    markFields(form, errors)
  })

  useEffect(() => {
    const form = part.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      submit(form)
    }
    const onInput = ({ target }: Event) => markField(target as Element, undefined)
    // Safari rejects an internationalised domain, and Firefox sends it as typed, which few services accept.
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
      const address = asciiEmail(target.value)
      if (address !== target.value) target.value = address
    }
    form.addEventListener('submit', onSubmit, { signal })
    form.addEventListener('change', onChange, { signal })
    form.addEventListener('input', onInput, { signal })
    return () => listening.abort()
  }, [part])
}
