/**
 * The earliest event of each way to start using the page. A finger's tap is not among them: it
 * waits for its own answer, not for the rest of the page's work.
 */
const EVENTS = ['pointermove', 'wheel', 'keydown', 'scroll'] as const

/** Runs work once, when the visitor first moves the pointer, scrolls or types. */
export function onFirstInteraction(work: () => void): void {
  // A visitor who scrolled before this script came may not scroll again for a while.
  if (scrollY || document.activeElement !== document.body) {
    work()
    return
  }
  const listening = new AbortController()
  const begin = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // A page that appears under a resting pointer reports a move of length zero.
    if (type === 'pointermove' && !movementX && !movementY) return
    listening.abort()
    work()
  }
  for (const name of EVENTS) {
    addEventListener(name, begin, { passive: true, signal: listening.signal })
  }
}
