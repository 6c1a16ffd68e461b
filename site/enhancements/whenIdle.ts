/** Upper limit, for pages whose animations keep the browser busy. */
const MAX_WAIT_MS = 500
/** For Safari, which has no requestIdleCallback. By then the response to a click has been drawn. */
const USUAL_WAIT_MS = 50

/** Runs `act` once the browser has responded to the visitor and is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: MAX_WAIT_MS })
  else setTimeout(act, USUAL_WAIT_MS)
}
