import { motionAllowed } from './motion.ts'
import { pauseToggle } from './pauseToggle.ts'

const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

/**
 * Types the headline's phrases one after the other, for ever. The first stands finished in the page,
 * and stays with reduced motion. Still while paused and while the pointer is on the headline.
 */
export function typewriter(): void {
  const target = document.querySelector<HTMLElement>('[data-typewriter]')
  if (!target || !motionAllowed()) return
  const phrases: string[] = JSON.parse(target.dataset.typewriter ?? '[]')
  let index = 0
  let length = phrases[0]?.length ?? 0
  let deleting = true
  let paused = false
  let pointerInside = false
  let timer = 0

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (!paused && !pointerInside) timer = window.setTimeout(step, delayMs)
  }

  function step() {
    length += deleting ? -1 : 1
    const phrase = phrases[index] ?? ''
    if (target) target.textContent = phrase.slice(0, length)
    if (deleting && length === 0) {
      deleting = false
      index = (index + 1) % phrases.length
      schedule(TYPE_MS)
    } else if (!deleting && length === phrase.length) {
      deleting = true
      schedule(COMPLETE_MS)
    } else {
      schedule(deleting ? DELETE_MS : TYPE_MS)
    }
  }

  const headline = target.closest('h1')
  headline?.addEventListener('pointerenter', ({ pointerType }) => {
    pointerInside = pointerType === 'mouse'
    schedule(COMPLETE_MS)
  })
  headline?.addEventListener('pointerleave', () => {
    pointerInside = false
    schedule(TYPE_MS)
  })
  const scope = target.closest('[data-typewriter-scope]')
  pauseToggle(scope?.querySelector<HTMLElement>('[data-pause-toggle]') ?? null, (isPaused) => {
    paused = isPaused
    schedule(TYPE_MS)
  })
  schedule(COMPLETE_MS)
}
