import { motionAllowed } from './motion.ts'
import { whenInSight } from './whenInSight.ts'

const DURATION_MS = 2000

/**
 * Counts the figures up from zero to their value, once, when the strip comes into view. They are set to zero shortly
 * before, so that visitors do not see the final values first; a strip in the first screen does not count.
 */
export function countUp(): void {
  const strip = document.querySelector('[data-counters]')
  if (!strip || !motionAllowed() || strip.getBoundingClientRect().top < innerHeight) return
  const figures = [...strip.querySelectorAll<HTMLElement>('[data-count-up]')]
  whenInSight(
    strip,
    () => {
      strip.setAttribute('data-counting', '')
      for (const figure of figures) reset(figure)
      whenInSight(strip, () => figures.forEach(run), { threshold: 0.4 })
    },
    { rootMargin: '0px 0px 50%' },
  )
}

/** Keeps the final figure's width while counting, so that the sign after it does not move. */
function reset(figure: HTMLElement) {
  figure.style.width = `${figure.getBoundingClientRect().width}px`
  figure.textContent = '0'
}

function run(figure: HTMLElement) {
  const end = Number(figure.dataset.countUp)
  const startMs = performance.now()
  const step = (nowMs: number) => {
    const progress = Math.min(1, Math.max(0, nowMs - startMs) / DURATION_MS)
    figure.textContent = String(Math.round(end * (1 - (1 - progress) ** 3)))
    if (progress < 1) requestAnimationFrame(step)
    else figure.style.width = ''
  }
  step(startMs)
}
