import { motionAllowed } from './motion.ts'
import { onFirstInteraction } from './onFirstInteraction.ts'
import { whenIdle } from './whenIdle.ts'

const REVEAL_SHARE = 0.4
const SCROLL_IN_OFFSET_PX = 100
const SCROLL_IN_RISE_PX = 24
/** However many parts stand side by side, the last one starts by then. */
const MAX_DELAY_MS = 200

type Kind = {
  selector: string
  risePx: number
  durationMs: number
  delayStepMs: number
  observe: IntersectionObserverInit
}

/** Portfolio and plans slide in once 40% of them is in view. */
const REVEAL: Kind = {
  selector: '[data-reveal]',
  risePx: 70,
  durationMs: 400,
  delayStepMs: 100,
  observe: { threshold: [0.1, 0.2, 0.3, REVEAL_SHARE] },
}

/** All others slide in 100px above the window's lower edge. */
const SCROLL_IN: Kind = {
  selector: '[data-scroll-in]',
  risePx: SCROLL_IN_RISE_PX,
  durationMs: 600,
  delayStepMs: 50,
  // Waiting elements lie lower.
  observe: { rootMargin: `0px 0px ${SCROLL_IN_RISE_PX - SCROLL_IN_OFFSET_PX}px` },
}

/**
 * Slides sections and cards up to their place once, each a step after its neighbour (the attribute holds its index).
 * They wait below it, in full view: a part that waits unseen would leave a hole in the window of a visitor who scrolls
 * fast. They have no animation while they wait: Chromium keeps a layer for each. What is in sight at the visitor's first
 * interaction stays where it is.
 */
export function reveal(): void {
  let isBegun = false
  const begin = () => {
    if (isBegun || !motionAllowed()) return
    isBegun = true
    for (const kind of [REVEAL, SCROLL_IN]) lowerUnseen(kind)
  }
  // Parts that scrolling uncovers do not wait.
  addEventListener('scroll', begin, { passive: true, once: true })
  onFirstInteraction(() => whenIdle(begin))
}

function lowerUnseen(kind: Kind) {
  const { selector, risePx, observe } = kind
  // Without a box until it is chosen, as the plans of another tab: then it comes at once.
  const unchosen = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const waits = observe.threshold && !unchosen.has(entry.target) && !isRevealed(entry)
      if (!entry.isIntersecting || waits) continue
      observer.unobserve(entry.target)
      slideIn(entry.target as HTMLElement, kind)
    }
  }, observe)
  // Measure all before moving the first: alternating would recompute the page's style each time.
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
  // An element on its own has no index: React writes "true".
  const index = Number(element.dataset.reveal ?? element.dataset.scrollIn) || 0
  element.style.translate = ''
  element.animate([{ translate: `0 ${risePx}px` }, { translate: '0 0' }], {
    duration: durationMs,
    delay: Math.min(index * delayStepMs, MAX_DELAY_MS),
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
