/** Signs that somebody is about to use the page, the earliest of each way first. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/** Runs work once, when the visitor first moves the pointer, presses, scrolls or types. */
export function atFirstSign(work: () => void): void {
  const signs = new AbortController()
  const begin = () => {
    signs.abort()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: signs.signal })
}
