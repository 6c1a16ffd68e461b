import { errorId } from '../../components/Field/FieldFrame.tsx'

/** Error messages of the fields that the service rejected, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** Marks exactly these fields as invalid and focuses the first of them. */
export function markFields(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    markField(control, errors[control.getAttribute('name') ?? ''])
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}

/** Shows an error below a field, or removes it. */
export function markField(control: Element, error: string | undefined): void {
  const place = document.getElementById(errorId(control.id))
  if (!place) return
  place.textContent = error ?? ''
  control.ariaInvalid = error ? 'true' : null
}
