import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenedForm } from '../../content/drafts/editDraft.ts'
import type { DraftAnswer } from '../../features/editor/addDrafts.ts'
import { CallError, call, errorsOf, send } from '../frame/calls.ts'
import { DraftSync, type DraftView } from './DraftSync.ts'

/** Interval at which the changes of others are fetched. */
const LOOK_MS = 3_000
/** Browsers limit the body of a keepalive request, to 64 KiB. */
const MAX_LAST_CHARACTERS = 60_000
/** Distinguishes this window from others of the same person, even after a reload. */
const WINDOW = sessionStorage.getItem('window') ?? crypto.randomUUID()
sessionStorage.setItem('window', WINDOW)

/** Synchronises the working copy of a form with the studio's for as long as the form is shown. */
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
      // A person who is signed out can sign in in another tab; other 4xx errors persist.
      return { problem, mayRetry: status === 0 || status === 401 || status >= 500 }
    },
    fieldInUse,
  }
}

/** The focused field as a key of the record; "body" if the focus is in the text. */
function fieldInUse(): string | undefined {
  const { activeElement } = document
  if (!activeElement?.matches('main form :is(input, textarea, select, [contenteditable="true"])')) {
    return undefined
  }
  // Components within the text have forms whose fields are not fields of the record.
  if (activeElement.closest('[contenteditable="true"]')) return 'body'
  const names = activeElement.closest<HTMLElement>('[data-field-name]')?.dataset.fieldName
  if (names === undefined) return 'body'
  return /^"([^".]+)/.exec(names)?.[1] ?? 'value'
}
