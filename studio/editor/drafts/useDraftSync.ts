import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenedForm } from '../../content/drafts/editDraft.ts'
import type { DraftAnswer } from '../../features/editor/addDrafts.ts'
import { CallError, call, errorsOf, send } from '../frame/calls.ts'
import { DraftSync, type DraftView } from './DraftSync.ts'

/** Between two looks at what others write and who they are. */
const LOOK_MS = 3_000
/** Browsers send no more of a page that goes. */
const MAX_LAST_CHARACTERS = 60_000
/** Tells this window from others of the same person, also once it is loaded again. */
const WINDOW = sessionStorage.getItem('window') ?? crypto.randomUUID()
sessionStorage.setItem('window', WINDOW)

/** Keeps the working copy of a form in step with the studio's for as long as the form is shown. */
export function useDraftSync({
  file,
  revision,
  state,
  mayChange,
}: OpenedForm): [DraftSync, DraftView] {
  const [sync] = useState(() => new DraftSync({ revision, state }, callsFor(file)))
  const view = useSyncExternalStore(sync.subscribe, () => sync.view)
  useEffect(() => {
    if (!mayChange) return
    const look = () => {
      if (document.visibilityState === 'visible') sync.look()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden') sync.flushLast()
      else look()
    }
    const goes = () => sync.flushLast()
    look()
    const looks = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', goes)
    return () => {
      clearInterval(looks)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', goes)
      sync.flush().finally(() => sync.end())
    }
  }, [sync, mayChange])
  return [sync, view]
}

function callsFor(file: string): ConstructorParameters<typeof DraftSync>[1] {
  return {
    keep: (change, isLast) => {
      const value = { file, window: WINDOW, ...change }
      const fits = JSON.stringify(value).length < MAX_LAST_CHARACTERS
      return send<DraftAnswer>('draft', value, { keepalive: isLast && fits })
    },
    read: (revision) =>
      call<DraftAnswer>(`draft?${new URLSearchParams({ file, window: WINDOW, revision })}`),
    explain: (error) => {
      const status = error instanceof CallError ? error.status : 0
      const problem = errorsOf(error)
        .map((one) => one.problem)
        .join(' ')
      // Signed out, one signs in in another tab; all other answers of that kind stay the same.
      return { problem, mayRetry: status === 0 || status === 401 || status >= 500 }
    },
    fieldInUse,
  }
}

/** The field of the record that holds the focus, as a key of the record; the text, where it is in none of its fields. */
function fieldInUse(): string | undefined {
  const { activeElement } = document
  if (!activeElement?.matches('main form :is(input, textarea, select, [contenteditable="true"])')) {
    return undefined
  }
  // Within the text stand forms of its parts, whose fields are none of the record's.
  if (activeElement.closest('[contenteditable="true"]')) return 'body'
  const names = activeElement.closest<HTMLElement>('[data-field-name]')?.dataset.fieldName
  if (names === undefined) return 'body'
  return /^"([^".]+)/.exec(names)?.[1] ?? 'value'
}
