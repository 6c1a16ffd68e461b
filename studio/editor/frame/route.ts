import { useEffect, useSyncExternalStore } from 'react'
import { labels } from './labels.ts'

/** The view that the hash of the address names. Each visit is a new object. */
export type Route = {
  /** A file, new/posts, or all. */
  name: string
  /** Field of the file that takes the focus. */
  field: string | undefined
  /** Line of the article's file that is shown. */
  line: number | undefined
}

/** Name of the route of the list of everything. */
export const HOME_ROUTE = 'all'

const listeners = new Set<() => void>()
let mayLeave: (() => boolean) | undefined
let current = routeNow()
let currentHash = location.hash

window.addEventListener('hashchange', () => {
  // The link that skips the places has led there: the address goes on naming what is edited.
  if (location.hash === '#main') history.replaceState(null, '', currentHash || '#')
  else if (location.hash !== currentHash) visit()
})

function visit(): void {
  const next = routeNow()
  if (next.name !== current.name && mayLeave && !mayLeave()) {
    history.replaceState(null, '', currentHash || '#')
    return
  }
  currentHash = location.hash
  current = next
  for (const listener of listeners) listener()
}

function routeNow(): Route {
  const [name = '', query] = location.hash.slice(1).split('?')
  const parameters = new URLSearchParams(query)
  return {
    name: decodeURI(name) || HOME_ROUTE,
    field: parameters.get('field') ?? undefined,
    line: Number(parameters.get('line')) || undefined,
  }
}

export function useRoute(): Route {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

/** Shows a route, also the one that is shown already: its field takes the focus again. */
export function goTo(route: string): void {
  if (location.hash === `#${route}`) visit()
  else location.hash = route
}

/** Shows a route in the place of the one that is shown: going back leads to the one before it. */
export function replaceRoute(route: string): void {
  history.replaceState(null, '', `#${route}`)
  visit()
}

/** Shows a route whatever stands unsaved. */
export function leaveFor(route: string): void {
  mayLeave = undefined
  goTo(route)
}

/** Asks before unsaved changes are left behind, inside the editor and when the tab closes. */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    mayLeave = () => window.confirm(labels.record.leave)
    return () => {
      window.removeEventListener('beforeunload', warn)
      mayLeave = undefined
    }
  }, [hasChanges])
}

/** Takes the focus to the field that the route names, as soon as the form stands. An article's text shows its lines. */
export function useRouteFocus(route: Route, isShown: boolean): void {
  useEffect(() => {
    if (isShown && route.field) showField(route.field)
  }, [isShown, route])
}

function showField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field-name="${CSS.escape(name)}"]`)
  if (!field) {
    // A field that has no control of its own stands within one that has.
    const holder = name.replace(/(?:: "[^".]+|\.[^".]+)"$/, (end) =>
      end.startsWith('.') ? '"' : '',
    )
    if (holder !== name) showField(holder)
    return
  }
  for (let part: Element | null = field; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
  }
  field.querySelector<HTMLElement>('input, textarea, select, button, summary')?.focus()
}
