import { motionAllowed } from './motion.ts'

const DURATION_MS = 400
const DELAY_STEP_MS = 100
const OFFSET_PX = 70
const VISIBLE_SHARE = 0.4

/**
 * Slides sections and cards in once, when 40% of them are in view, each a step after its neighbour
 * (`data-reveal` holds its index). Waiting is a paused animation, not a style: whatever fails, and with
 * reduced motion, everything is simply there. What the first screen shows never hides.
 */
export function reveal(): void {
  if (!motionAllowed()) return
  const waiting = new Map<Element, Animation>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        // A card taller than the window never shows 40% of itself: 40% of the window filled will do.
        const filled = intersectionRect.height / (rootBounds?.height ?? Number.POSITIVE_INFINITY)
        if (intersectionRatio < VISIBLE_SHARE && filled < VISIBLE_SHARE) continue
        waiting.get(target)?.play()
        waiting.delete(target)
        observer.unobserve(target)
      }
    },
    { threshold: [0.1, 0.2, 0.3, VISIBLE_SHARE] },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const { top, height } = element.getBoundingClientRect()
    if (height > 0 && top < innerHeight) continue
    const animation = element.animate(
      [
        { opacity: 0, translate: `0 ${OFFSET_PX}px` },
        { opacity: 1, translate: '0 0' },
      ],
      {
        duration: DURATION_MS,
        // A section that stands alone has no index: React writes `data-reveal="true"`.
        delay: (Number(element.dataset.reveal) || 0) * DELAY_STEP_MS,
        easing: 'cubic-bezier(.2,.7,.2,1)',
        fill: 'backwards',
      },
    )
    animation.pause()
    waiting.set(element, animation)
    observer.observe(element)
  }
}
