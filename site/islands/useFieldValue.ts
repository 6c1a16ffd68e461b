import { useSyncExternalStore } from 'react'

/** What stands in a field of the page, which may have been typed before the island hydrated. */
export function useFieldValue(id: string): string {
  return useSyncExternalStore(
    subscribe,
    () => (document.getElementById(id) as HTMLInputElement | null)?.value ?? '',
    () => '',
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener('input', onChange)
  return () => document.removeEventListener('input', onChange)
}
