import { type InputEvent, useState } from 'react'
import { flushSync } from 'react-dom'

type FieldErrors = Readonly<Record<string, string>>

/** The fields of a form that its service found wrong, until they are edited. */
export function useFieldErrors() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  return {
    fieldErrors,

    /** Marks these fields and no others, and puts the focus on the first of them. */
    markFields(form: HTMLFormElement, errors: FieldErrors): void {
      flushSync(() => setFieldErrors(errors))
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    },

    /** Takes the mark away from the field that is being edited. */
    unmarkField({ target }: InputEvent<HTMLFormElement>): void {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { name } = target
      if (!Object.hasOwn(fieldErrors, name)) return
      setFieldErrors(({ [name]: _edited, ...others }) => others)
    },
  }
}
