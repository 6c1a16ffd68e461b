/** Slow at both ends, as a slide that is pushed. */
function ease(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2
}

/**
 * Scrolls a row sideways in exactly the given time; browsers' own smooth scrolling takes as long as it likes.
 * @returns a promise that settles on arrival, and a function that stops underway.
 */
export function glide(
  view: HTMLElement,
  toPx: number,
  durationMs: number,
): { arrived: Promise<void>; stop: () => void } {
  const fromPx = view.scrollLeft
  let frame = 0
  let settle = () => {}
  const arrived = new Promise<void>((resolve) => {
    settle = resolve
    const startMs = performance.now()
    const step = (nowMs: number) => {
      const progress = durationMs > 0 ? Math.min(1, Math.max(0, nowMs - startMs) / durationMs) : 1
      view.scrollLeft = fromPx + (toPx - fromPx) * ease(progress)
      if (progress < 1) frame = requestAnimationFrame(step)
      else resolve()
    }
    frame = requestAnimationFrame(step)
  })
  return {
    arrived,
    stop() {
      cancelAnimationFrame(frame)
      settle()
    },
  }
}
