import { useSyncExternalStore } from 'react'

/** The value of a field in the page, which may have been typed before the island hydrated. */
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
