/**
 * The earliest event of each kind of interaction. A tap is not included: its own response has priority over the rest
 * of the page's work.
 */
const EVENTS = ['pointermove', 'wheel', 'keydown', 'scroll'] as const

/** Runs work once, when the visitor first moves the pointer, scrolls or presses a key. */
export function onFirstInteraction(work: () => void): void {
  // A visitor who scrolled before this script ran may not scroll again for a while.
  if (scrollY || document.activeElement !== document.body) {
    work()
    return
  }
  const listening = new AbortController()
  const begin = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // A page that loads under a resting pointer reports a move of length zero.
    if (type === 'pointermove' && !movementX && !movementY) return
    listening.abort()
    work()
  }
  for (const name of EVENTS) {
    addEventListener(name, begin, { passive: true, signal: listening.signal })
  }
}
