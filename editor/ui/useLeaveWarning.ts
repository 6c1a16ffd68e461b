import { useEffect } from 'react'
import { guardRoute } from './useRoute.ts'

const QUESTION = 'Leave without saving? What you changed here would be lost.'

/** Asks before unsaved changes are left behind, inside the editor and when the tab closes. */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    guardRoute(() => window.confirm(QUESTION))
    return () => {
      window.removeEventListener('beforeunload', warn)
      guardRoute(undefined)
    }
  }, [hasChanges])
}
