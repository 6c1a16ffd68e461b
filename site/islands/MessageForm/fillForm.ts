import type { FormValues } from './savedValues.ts'

/**
 * Restores a visitor's text to the fields and focuses the first field. Required boxes are ticked again: the visitor
 * must have ticked them to send the form.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = value
    }
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:required')) {
    box.checked = true
  }
  form.querySelector<HTMLElement>('input, textarea')?.focus()
}
