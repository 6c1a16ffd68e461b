/**
 * What tells that somebody is about to use the page, the earliest event of each way first. A finger's tap is none: it
 * waits for its own answer, not for what the rest of the page has to do.
 */
const EVENTS = ['pointermove', 'wheel', 'keydown', 'scroll'] as const

/** Runs work once, when the visitor first moves the pointer, scrolls or types. */
export function onFirstInteraction(work: () => void): void {
  // Who has gone somewhere on the page before this script came may not move again before they read on.
  if (scrollY || document.activeElement !== document.body) {
    work()
    return
  }
  const listening = new AbortController()
  const begin = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // Under a pointer at rest a page that has just appeared reports a move of no length: nobody did anything.
    if (type === 'pointermove' && !movementX && !movementY) return
    listening.abort()
    work()
  }
  for (const name of EVENTS) {
    addEventListener(name, begin, { passive: true, signal: listening.signal })
  }
}
