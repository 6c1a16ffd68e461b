import { type RefObject, useEffect, useEffectEvent } from 'react'
import { asciiEmail } from '../../../forms/asciiDomain.ts'
import { type FieldErrors, markField, markFields } from './markFields.ts'

/**
 * Takes over the sending of the form in which an island stands. The fields are finished HTML, of which React knows
 * nothing: it cannot take away what is typed, chosen or focused there, or what a translator or an extension has added.
 * @param part what the island shows, within the form.
 * @param send sends the form and shows the answer; returns what is wrong with single fields.
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
    // Safari refuses a domain of other letters, and Firefox sends it as it was typed, which few services take.
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
