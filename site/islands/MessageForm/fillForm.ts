import type { Words } from './savedWords.ts'

/**
 * Puts a visitor's words back into the fields they came from, and the focus on the first of them.
 * Boxes that must be ticked are ticked again: without them the words could not have been sent.
 */
export function fillForm(form: HTMLFormElement, words: Words): void {
  for (const [name, value] of Object.entries(words)) {
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
