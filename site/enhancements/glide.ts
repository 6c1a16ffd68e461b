/** Slow at both ends, as a slide that is pushed: half a parabola up to the middle of the way, and its mirror image. */
const EASE_IN = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)'
const EASE_OUT = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)'

/**
 * Time of the animation after its last stop, never waited for: in its last 40 ms Chromium makes a frame of the page
 * with each of the screen's, and one where they would begin, though it has been cancelled by then and no other has come
 * (`AnimationTimeline::ScheduleNextService`).
 */
const TAIL_MS = 60_000

export type Glide = {
  /** Whether the row stands at that stop, once this is known; not, where it was landed before. */
  arrives: (stop: number) => Promise<boolean>
  /** Whether it still stands there when its rest is over. */
  leaves: (stop: number) => Promise<boolean>
  /** The place of the row that is seen at its left edge. */
  seenPx: () => number
  /** Ends it all, with the row scrolled to a place: to what is seen, if none is named. */
  land: (atPx?: number) => void
}

/**
 * Moves a row sideways from stop to stop, each time in exactly the given time; browsers' own smooth scrolling takes as
 * long as it likes. Underway nothing scrolls: its content is moved, which the browser does beside the page.
 * @param view scrolls what its only child holds.
 * @param stopsPx places of the row, one after the other.
 * @param moveMs time from each to the next.
 * @param restMs time for which it stands at each.
 */
export function glide(view: HTMLElement, stopsPx: number[], moveMs: number, restMs: number): Glide {
  const fromPx = view.scrollLeft
  const content = view.firstElementChild as HTMLElement
  const duration = stopsPx.length * (moveMs + restMs) + TAIL_MS
  const arrivalMs = (stop: number) => stop * (moveMs + restMs) + moveMs
  const place = (px: number, atMs: number, easing = 'linear') => ({
    translate: `${fromPx - px}px`,
    offset: atMs / duration,
    easing,
  })
  const animation = content.animate(
    [
      ...stopsPx.flatMap((toPx, stop) => {
        const startPx = stopsPx[stop - 1] ?? fromPx
        return [
          place(startPx, arrivalMs(stop) - moveMs, EASE_IN),
          place((startPx + toPx) / 2, arrivalMs(stop) - moveMs / 2, EASE_OUT),
          place(toPx, arrivalMs(stop)),
        ]
      }),
      place(stopsPx.at(-1) ?? fromPx, duration),
    ],
    { duration, fill: 'forwards' },
  )
  const startedAtMs = animation.ready.then(() => performance.now())
  const seenPx = () =>
    view.scrollLeft - (Number.parseFloat(getComputedStyle(content).translate) || 0)
  const comesTo = (atMs: number) => {
    const isThere = startedAtMs.then((startMs) => {
      const leftMs = startMs + atMs - performance.now()
      return new Promise((resolve) => setTimeout(resolve, leftMs))
    })
    // Cancelled, the animation never finishes.
    return Promise.race([isThere, animation.finished]).then(
      () => true,
      () => false,
    )
  }
  return {
    arrives: (stop) => comesTo(arrivalMs(stop)),
    leaves: (stop) => comesTo(arrivalMs(stop) + restMs),
    seenPx,
    land(atPx = seenPx()) {
      // What is moved away is out of reach for a scroll.
      animation.cancel()
      view.scrollLeft = atPx
    },
  }
}
