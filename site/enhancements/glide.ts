/** Slow at both ends, as a slide that is pushed: half a parabola up to the middle of the way, and its mirror image. */
const EASE_IN = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)'
const EASE_OUT = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)'

/**
 * Share of the animation's time in which it moves. Then it stands, to be cancelled long before its end: for the last
 * 40 ms of an animation Chromium makes a frame of the page with each of the screen's
 * (`AnimationTimeline::ScheduleNextService`).
 */
const MOVE_SHARE = 0.1

export type Glide = {
  /** Whether the content has moved all the way, once that is known; not, where it is landed underway. */
  arrived: Promise<boolean>
  /** Ends the move, with the row scrolled to a place: where it is seen underway, if none is named. */
  land: (atPx?: number) => void
}

/**
 * Moves a row sideways in exactly the given time; browsers' own smooth scrolling takes as long as it likes.
 * Underway nothing scrolls: its content is moved, which the browser does beside the page.
 * @param view scrolls what its only child holds.
 */
export function glide(view: HTMLElement, toPx: number, durationMs: number): Glide {
  const fromPx = view.scrollLeft
  const content = view.firstElementChild as HTMLElement
  const placesPx = [0, (fromPx - toPx) / 2, fromPx - toPx, fromPx - toPx]
  const animation = content.animate(
    {
      translate: placesPx.map((px) => `${px}px`),
      easing: [EASE_IN, EASE_OUT],
      offset: [0, MOVE_SHARE / 2, MOVE_SHARE, 1],
    },
    { duration: durationMs / MOVE_SHARE, fill: 'forwards' },
  )
  const isOver = animation.ready.then(
    () => new Promise((resolve) => setTimeout(resolve, durationMs)),
  )
  return {
    // Cancelled, the animation never finishes.
    arrived: Promise.race([isOver, animation.finished]).then(
      () => true,
      () => false,
    ),
    land(atPx = fromPx - (Number.parseFloat(getComputedStyle(content).translate) || 0)) {
      // What is moved away is out of reach for a scroll.
      animation.cancel()
      view.scrollLeft = atPx
    },
  }
}
