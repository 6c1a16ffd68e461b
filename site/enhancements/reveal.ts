import { motionAllowed } from './motion.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { whenIdle } from './whenIdle.ts'

const DELAY_STEP_MS = 100
const RISE_PX = 70
const REVEAL_SHARE = 0.4
const SCROLL_IN_OFFSET_PX = 100

const WAITING = { opacity: '0', translate: `0 ${RISE_PX}px` }

type Kind = { selector: string; durationMs: number; observe: IntersectionObserverInit }

/** Cards and sections that slide in once 40% of them is in view. */
const REVEAL: Kind = {
  selector: '[data-reveal]',
  durationMs: 400,
  observe: { threshold: [0.1, 0.2, 0.3, REVEAL_SHARE] },
}

/** All others slide in 100px above the window's lower edge. */
const SCROLL_IN: Kind = {
  selector: '[data-scroll-in]',
  durationMs: 600,
  // Waiting elements lie RISE_PX lower.
  observe: { rootMargin: `0px 0px ${RISE_PX - SCROLL_IN_OFFSET_PX}px` },
}

/**
 * Slides sections and cards in once, each a step after its neighbour (the attribute holds its index).
 * Only script hides them: if it fails, and with reduced motion, everything is visible. They have no
 * animation while they wait: Chromium keeps a layer for each. The first screen never hides; the rest does at the
 * visitor's first interaction, so that a full-page screenshot, a print and a robot have it all.
 */
export function reveal(): void {
  const firstScreenEndPx = scrollY + innerHeight
  let isBegun = false
  const begin = () => {
    if (isBegun || !motionAllowed()) return
    isBegun = true
    for (const kind of [REVEAL, SCROLL_IN]) hideUnseen(kind, firstScreenEndPx)
  }
  // Parts that scrolling uncovers do not wait.
  addEventListener('scroll', begin, { passive: true, once: true })
  onFirstInteraction(() => whenIdle(begin))
}

function hideUnseen({ selector, durationMs, observe }: Kind, firstScreenEndPx: number) {
  // Without a box until it is chosen, as the plans of another tab: then it comes at once.
  const unchosen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const waits = observe.threshold && !unchosen.has(entry.target) && !isRevealed(entry)
      if (!entry.isIntersecting || waits) continue
      observer.unobserve(entry.target)
      slideIn(entry.target as HTMLElement, durationMs)
    }
  }, observe)
  // Measure all before hiding the first: alternating would recompute the page's style each time.
  const unseen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { top, height } = element.getBoundingClientRect()
    if (height === 0) unchosen.add(element)
    return height === 0 || top + scrollY >= firstScreenEndPx
  })
  for (const element of unseen) {
    Object.assign(element.style, WAITING)
    observer.observe(element)
  }
}

function slideIn(element: HTMLElement, durationMs: number) {
  // An element on its own has no index: React writes "true".
  const index = Number(element.dataset.reveal ?? element.dataset.scrollIn) || 0
  Object.assign(element.style, { opacity: '', translate: '' })
  element.animate([WAITING, { opacity: 1, translate: '0 0' }], {
    duration: durationMs,
    delay: index * DELAY_STEP_MS,
    easing: 'cubic-bezier(.2,.7,.2,1)',
    fill: 'backwards',
  })
}

/** A card taller than the window never shows 40% of itself: filling 40% of the window is enough. */
function isRevealed({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const filled = intersectionRect.height / (rootBounds?.height ?? Number.POSITIVE_INFINITY)
  return intersectionRatio >= REVEAL_SHARE || filled >= REVEAL_SHARE
}
