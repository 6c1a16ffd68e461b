/** A visitor's input, by field name. */
export type FormValues = Record<string, string>

/** Prefix of the storage keys for saved values. If this device has any, forms hydrate when they come into view. */
export const KEPT_PREFIX = 'form:'

/** `tab`: until the tab is closed. `browser`: until it is deleted. */
export type Place = 'tab' | 'browser'

/** The visitor's own values in a form, without the service's control fields, whose names start with `_`. */
export function valuesOf(form: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, value] of form) {
    if (!name.startsWith('_') && typeof value === 'string') values[name] = value
  }
  return values
}

/** Stores values on this device; does nothing if the browser blocks storage. */
export function saveValues(place: Place, key: string, values: FormValues): void {
  withStorage(place, (storage) => storage.setItem(KEPT_PREFIX + key, JSON.stringify(values)))
}

/** The stored values, or undefined if there are none or they are unreadable. */
export function readValues(place: Place, key: string): FormValues | undefined {
  return withStorage(place, (storage) => {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_PREFIX + key) ?? 'null')
    return isFormValues(kept) ? kept : undefined
  })
}

/** Deletes stored values. */
export function forgetValues(place: Place, key: string): void {
  withStorage(place, (storage) => storage.removeItem(KEPT_PREFIX + key))
}

/** Browsers that block storage throw, some on the mere access of `sessionStorage`. Returns undefined then. */
function withStorage<Result>(place: Place, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(place === 'tab' ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}

function isFormValues(kept: unknown): kept is FormValues {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    !Array.isArray(kept) &&
    Object.values(kept).every((word) => typeof word === 'string')
  )
}
