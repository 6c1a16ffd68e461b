import { BELOW_THE_FOLD } from '../head/belowTheFold.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/** Half of a long task (50 ms) on a phone four times slower. */
const SLICE_MS = 6

const root = document.documentElement

/**
 * Lays out the page below the first screen. Fonts come first, since letters that change fonts are laid out anew;
 * a visitor who acts earlier does not wait. Opening or closing a dialog changes the style of every element around it,
 * since they become inert: it does not wait for those below the fold either.
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

/** Part by part, so that an input never waits for all of them. */
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

/** After a waiting input and frame. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if ('scheduler' in window) scheduler.postTask(resolve, { priority: 'user-visible' })
    else setTimeout(resolve)
  })
}
