import { motionAllowed } from './motion.ts'
import { whenInSight } from './whenInSight.ts'

const DURATION_MS = 2000

/** Counts the strip's figures up from zero to their value, once, when the strip comes into view. */
export function countUp(): void {
  const strip = document.querySelector('[data-counters]')
  if (!strip || !motionAllowed()) return
  whenInSight(
    strip,
    () => {
      strip.setAttribute('data-counting', '')
      for (const figure of strip.querySelectorAll<HTMLElement>('[data-count-up]')) run(figure)
    },
    { threshold: 0.4 },
  )
}

function run(figure: HTMLElement) {
  const end = Number(figure.dataset.countUp)
  const startMs = performance.now()
  // Keeps the finished figure's width meanwhile, so that the sign behind it does not move.
  figure.style.width = `${figure.getBoundingClientRect().width}px`
  const step = (nowMs: number) => {
    const progress = Math.min(1, Math.max(0, nowMs - startMs) / DURATION_MS)
    figure.textContent = String(Math.round(end * (1 - (1 - progress) ** 3)))
    if (progress < 1) requestAnimationFrame(step)
    else figure.style.width = ''
  }
  step(startMs)
}
