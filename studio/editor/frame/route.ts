import { useEffect, useSyncExternalStore } from 'react'
import { labels } from './labels.ts'

/** The view that the URL's hash names. Each visit creates a new object. */
export type Route = {
  /** A file, new/posts, or all. */
  name: string
  /** The field to focus. */
  field: string | undefined
  /** The line of the article's file to show. */
  line: number | undefined
}

/** Name of the route of the list of all content. */
export const HOME_ROUTE = 'all'

const listeners = new Set<() => void>()
let mayLeave: (() => boolean) | undefined
let current = routeNow()
let currentHash = location.hash

window.addEventListener('hashchange', () => {
  // After the skip link the address must name the open record again.
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

/** Opens a route, even the current one: its field is focused again. */
export function goTo(route: string): void {
  if (location.hash === `#${route}`) visit()
  else location.hash = route
}

/** Opens a route in place of the current one, so that going back skips the latter. */
export function replaceRoute(route: string): void {
  history.replaceState(null, '', `#${route}`)
  visit()
}

/** Opens a route without asking about unsaved changes. */
export function leaveFor(route: string): void {
  mayLeave = undefined
  goTo(route)
}

/** Asks before unsaved changes are abandoned, inside the editor and when the tab closes. */
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

/**
 * Focuses the field that the route names, as soon as the form is shown. Lines of a text are shown by ArticleText's
 * views.
 */
export function useRouteFocus(route: Route, isShown: boolean): void {
  useEffect(() => {
    if (isShown && route.field) showField(route.field)
  }, [isShown, route])
}

function showField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field-name="${CSS.escape(name)}"]`)
  if (!field) {
    // A field without a control of its own is inside one that has a control.
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
