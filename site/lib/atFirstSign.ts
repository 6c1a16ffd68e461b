/** Signs that somebody is about to use the page, the earliest of each way first. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/** Runs work once, when the visitor first moves the pointer, presses, scrolls or types. */
export function atFirstSign(work: () => void): void {
  const signs = new AbortController()
  const begin = (event: Event) => {
    // Under a pointer at rest a page that has just appeared reports a move of no length: nobody did anything.
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      if (event.movementX === 0 && event.movementY === 0) return
    }
    signs.abort()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: signs.signal })
}
