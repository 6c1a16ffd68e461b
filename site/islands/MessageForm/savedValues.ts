/** What a visitor wrote, by the names of the fields. */
export type FormValues = Record<string, string>

/** How the names begin under which words are kept. Forms in sight hydrate where there are any on this device. */
export const KEPT_PREFIX = 'form:'

/** `tab`: until the tab is closed. `browser`: until it is taken away. */
export type Place = 'tab' | 'browser'

/** The visitor's own values in a form, without the fields that steer the service, whose names start with `_`. */
export function valuesOf(form: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, value] of form) {
    if (!name.startsWith('_') && typeof value === 'string') values[name] = value
  }
  return values
}

/** Keeps words on this device. Where the browser keeps nothing, nothing happens. */
export function saveValues(place: Place, key: string, values: FormValues): void {
  withStorage(place, (storage) => storage.setItem(KEPT_PREFIX + key, JSON.stringify(values)))
}

/** Words that were kept; undefined where there are none that can be read. */
export function readValues(place: Place, key: string): FormValues | undefined {
  return withStorage(place, (storage) => {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_PREFIX + key) ?? 'null')
    return isFormValues(kept) ? kept : undefined
  })
}

/** Takes kept words away. */
export function forgetValues(place: Place, key: string): void {
  withStorage(place, (storage) => storage.removeItem(KEPT_PREFIX + key))
}

/** Browsers that are told to keep nothing throw, some as soon as the storage is named. */
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
