import { motionAllowed } from './motion.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { whenIdle } from './whenIdle.ts'

const REVEAL_SHARE = 0.4
const SCROLL_IN_OFFSET_PX = 100
const SCROLL_IN_RISE_PX = 24
/** Limit of the delay, for rows of many elements. */
const MAX_DELAY_MS = 200

type Kind = {
  selector: string
  risePx: number
  durationMs: number
  delayStepMs: number
  observe: IntersectionObserverInit
}

/** Portfolio panels and plans slide in once 40% of them is in view. */
const REVEAL: Kind = {
  selector: '[data-reveal]',
  risePx: 70,
  durationMs: 400,
  delayStepMs: 100,
  observe: { threshold: [0.1, 0.2, 0.3, REVEAL_SHARE] },
}

/** Other elements slide in 100px above the window's lower edge. */
const SCROLL_IN: Kind = {
  selector: '[data-scroll-in]',
  risePx: SCROLL_IN_RISE_PX,
  durationMs: 600,
  delayStepMs: 50,
  // Waiting elements are lower by their rise.
  observe: { rootMargin: `0px 0px ${SCROLL_IN_RISE_PX - SCROLL_IN_OFFSET_PX}px` },
}

/**
 * Slides sections and cards up to their position once, each a step after its neighbour (the attribute holds its index).
 * They wait lowered but visible, because hidden parts would leave a gap in the window of a visitor who scrolls fast.
 * While waiting they have no animation, since Chromium keeps a layer for each one. Elements in view at the visitor's
 * first interaction do not move.
 */
export function reveal(): void {
  let isBegun = false
  const begin = () => {
    if (isBegun || !motionAllowed()) return
    isBegun = true
    for (const kind of [REVEAL, SCROLL_IN]) lowerUnseen(kind)
  }
  // The first scroll starts this at once; the parts that it has uncovered stay in place.
  addEventListener('scroll', begin, { passive: true, once: true })
  onFirstInteraction(() => whenIdle(begin))
}

function lowerUnseen(kind: Kind) {
  const { selector, risePx, observe } = kind
  // An element may have no box until it is chosen, such as the plans of another tab. It then slides in at once.
  const unchosen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const waits = observe.threshold && !unchosen.has(entry.target) && !isRevealed(entry)
      if (!entry.isIntersecting || waits) continue
      observer.unobserve(entry.target)
      slideIn(entry.target as HTMLElement, kind)
    }
  }, observe)
  // Measure all elements before moving the first: alternating would recalculate styles each time.
  const unseen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { top, height } = element.getBoundingClientRect()
    if (height === 0) unchosen.add(element)
    return height === 0 || top >= innerHeight
  })
  for (const element of unseen) {
    element.style.translate = `0 ${risePx}px`
    observer.observe(element)
  }
}

function slideIn(element: HTMLElement, { risePx, durationMs, delayStepMs }: Kind) {
  // An element without neighbours has no index: React writes "true".
  const index = Number(element.dataset.reveal ?? element.dataset.scrollIn) || 0
  element.style.translate = ''
  element.animate([{ translate: `0 ${risePx}px` }, { translate: '0 0' }], {
    duration: durationMs,
    delay: Math.min(index * delayStepMs, MAX_DELAY_MS),
    easing: 'cubic-bezier(.2,.7,.2,1)',
    fill: 'backwards',
  })
}

/** A card taller than the window may never show 40% of itself, so filling 40% of the window is enough. */
function isRevealed({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const filled = intersectionRect.height / (rootBounds?.height ?? Number.POSITIVE_INFINITY)
  return intersectionRatio >= REVEAL_SHARE || filled >= REVEAL_SHARE
}
