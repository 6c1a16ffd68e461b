import { useSyncExternalStore } from 'react'

/** The current value of a field in the page, including text typed before the island hydrated. */
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
