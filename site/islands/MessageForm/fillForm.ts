import type { FormValues } from './savedValues.ts'

/**
 * Puts a visitor's words back into the fields they came from, and the focus on the first of them.
 * Boxes that must be ticked are ticked again: without them the words could not have been sent.
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
