import { type FormValues, forgetValues, readValues, saveValues } from './savedValues.ts'

const DETAILS = ['name', 'email', 'website']
const SAVED_AS = 'reply-details'

/** Fills in the sender's details if this browser has stored them. Text that the visitor has typed stays. */
export function showSavedDetails(form: HTMLFormElement): void {
  setDefaults(form, readValues('browser', SAVED_AS))
}

/** Saves or deletes the sender's details, depending on the form's checkbox. */
export function saveOrForgetDetails(form: HTMLFormElement): void {
  const message = new FormData(form)
  if (boxOf(form)?.checked) {
    const details = Object.fromEntries(DETAILS.map((name) => [name, String(message.get(name))]))
    saveValues('browser', SAVED_AS, details)
    setDefaults(form, details)
  } else if (boxOf(form)) {
    forgetValues('browser', SAVED_AS)
    setDefaults(form, undefined)
  }
}

/** Sets default values, which survive a reset and do not overwrite changed fields. */
function setDefaults(form: HTMLFormElement, details: FormValues | undefined) {
  const box = boxOf(form)
  if (!box) return
  box.defaultChecked = details !== undefined
  for (const name of DETAILS) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.defaultValue = details?.[name] ?? ''
  }
}

/** The checkbox 'Save my details', which only reply forms have. */
function boxOf(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>('[data-saves-details]')
}
