import { useSyncExternalStore } from 'react'

/** Route of the list of everything. */
export const HOME_ROUTE = 'all'

const listeners = new Set<() => void>()
let guard: (() => boolean) | undefined
let current = routeNow()

window.addEventListener('hashchange', () => {
  const next = routeNow()
  if (next === current) return
  if (guard && !guard()) {
    history.replaceState(null, '', `#${current}`)
    return
  }
  current = next
  for (const listener of listeners) listener()
})

function routeNow(): string {
  return location.hash.slice(1) || HOME_ROUTE
}

/** The part of the address after the hash: a file, new/posts, or all. */
export function useRoute(): string {
  return decodeURI(
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      () => current,
    ),
  )
}

export function goTo(route: string): void {
  location.hash = route
}

/** Asks before another address is shown; undefined asks no more. */
export function guardRoute(mayLeave: (() => boolean) | undefined): void {
  guard = mayLeave
}
