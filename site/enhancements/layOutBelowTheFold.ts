import { BELOW_THE_FOLD } from '../head/belowTheFold.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/** Half of a long task (50 ms) on a device four times slower. */
const SLICE_MS = 6

const root = document.documentElement

/**
 * Lays out the page below the first screen. It waits for the fonts, because a font change would cause a second layout,
 * but not once the visitor interacts. Opening or closing a dialog changes the inertness, and so the style, of every
 * element outside the dialog; the elements below the fold are skipped at first.
 */
export function layOutBelowTheFold(): void {
  if (root.dataset.waiting !== undefined) {
    Promise.race([document.fonts.ready, new Promise<void>(onFirstInteraction)]).then(layOutInSlices)
  }
  const leaveOut = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    root.dataset.waiting = ''
    whenIdle(layOutInSlices)
  }
  document.addEventListener('beforetoggle', leaveOut, true)
}

/** In slices, so that input never waits for the whole layout. */
async function layOutInSlices() {
  const parts = [...document.querySelectorAll<HTMLElement>(BELOW_THE_FOLD.join())]
  let sliceEnd = performance.now() + SLICE_MS
  for (const part of parts) {
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    if (performance.now() < sliceEnd) continue
    await nextTask()
    sliceEnd = performance.now() + SLICE_MS
  }
  delete root.dataset.waiting
  for (const part of parts) part.style.removeProperty('content-visibility')
}

/** Resolves after pending input and rendering. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in window) scheduler.postTask(resolve, { priority: 'user-visible' })
    else setTimeout(resolve)
  })
}
