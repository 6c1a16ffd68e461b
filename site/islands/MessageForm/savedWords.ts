/** What a visitor wrote, by the names of the fields. */
export type Words = Record<string, string>

/** `tab`: until the tab is closed. `browser`: until it is taken away. */
export type Place = 'tab' | 'browser'

/** The visitor's own words in a form, without the fields that steer the service, whose names start with `_`. */
export function wordsOf(form: FormData): Words {
  const words: Words = {}
  for (const [name, value] of form) {
    if (!name.startsWith('_') && typeof value === 'string') words[name] = value
  }
  return words
}

/** Keeps words on this device. Where the browser keeps nothing, nothing happens. */
export function saveWords(place: Place, key: string, words: Words): void {
  withStorage(place, (storage) => storage.setItem(key, JSON.stringify(words)))
}

/** Words that were kept; undefined where there are none that can be read. */
export function readWords(place: Place, key: string): Words | undefined {
  return withStorage(place, (storage) => {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isWords(kept) ? kept : undefined
  })
}

/** Takes kept words away. */
export function forgetWords(place: Place, key: string): void {
  withStorage(place, (storage) => storage.removeItem(key))
}

/** Browsers that are told to keep nothing throw, some as soon as the storage is named. */
function withStorage<Result>(place: Place, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(place === 'tab' ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}

function isWords(kept: unknown): kept is Words {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    !Array.isArray(kept) &&
    Object.values(kept).every((word) => typeof word === 'string')
  )
}
