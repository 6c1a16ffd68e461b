import { motionAllowed } from './motion.ts'
import { whenInSight } from './whenInSight.ts'

const DURATION_MS = 2000

/**
 * Counts the strip's figures up from zero to their value, once, when the strip comes into view. They become zero just
 * before it does, so that their end is not seen first; a strip in the first screen keeps its figures.
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

/** Keeps the finished figure's width meanwhile, so that the sign behind it does not move. */
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
