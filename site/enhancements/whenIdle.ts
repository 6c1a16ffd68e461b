/** The limit on a page whose animations keep the browser busy. */
const MAX_WAIT_MS = 500
/** For Safari, which has no requestIdleCallback: by then a press has its answer. */
const USUAL_WAIT_MS = 50

/** Acts once the browser has answered the visitor and has nothing to draw. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: MAX_WAIT_MS })
  else setTimeout(act, USUAL_WAIT_MS)
}
