import { autoplay } from './autoplay.ts'
import { motionAllowed } from './motion.ts'

/**
 * Animates and loops a row that scrolls and snaps by CSS, and makes its dots work (components/SlideShow). The row loops
 * by changing the slides' visual order, so no slide is cloned, and Tab and screen readers keep the DOM order.
 */
class SlideShowElement extends HTMLElement {
  #view!: HTMLElement
  #slides: HTMLElement[] = []
  #dots: HTMLElement[] = []
  /** DOM index of the slide that is first in the row. */
  #first = 0
  /** DOM index of the slide that is, or is moving, to the row's start. */
  #current = 0
  #mayPlay = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Animation frame of the current move; 0 at rest. */
  #frame = 0

  connectedCallback() {
    const view = this.querySelector<HTMLElement>('[data-view]')
    if (!view) return
    this.#view = view
    this.#slides = [...view.querySelectorAll<HTMLElement>('[data-slide]')]
    this.#dots = [...this.querySelectorAll<HTMLElement>('[data-dot]')]
    this.#current = Number(this.dataset.startIndex ?? 0)
    this.#markDot()
    this.#dots.forEach((dot, index) => {
      dot.hidden = false
      dot.addEventListener('click', () => this.#moveTo(index))
    })
    view.addEventListener('scroll', () => this.#waitForHand(), { passive: true })
    view.addEventListener('scrollend', () => this.#settle())
    view.addEventListener('touchstart', () => this.#land(), { passive: true })
    view.addEventListener('focusin', ({ target }) => {
      const index = this.#slides.findIndex((slide) => slide.contains(target as Node))
      if (this.#frame && index >= 0) this.#moveTo(index)
    })
    // Also called when a row far down the page is laid out for the first time.
    new ResizeObserver(() => this.#follow()).observe(view)
    if (this.dataset.autoplayDelayMs) {
      autoplay(view, this.querySelector<HTMLElement>('[data-pause-toggle]'), (mayMove) => {
        this.#mayPlay = mayMove
        this.#rest()
      })
    }
  }

  /** Distance between the starts of two slides. */
  get #stepPx(): number {
    const [slide] = this.#slides
    const track = slide?.parentElement
    if (!slide || !track) return 0
    const gapPx = Number.parseFloat(getComputedStyle(track).columnGap)
    return slide.getBoundingClientRect().width + gapPx
  }

  /** The row's scroll distance from its start, in either writing direction. */
  get #scrolledPx(): number {
    return Math.abs(this.#view.scrollLeft)
  }

  set #scrolledPx(px: number) {
    this.#view.scrollLeft = document.dir === 'rtl' ? -px : px
  }

  /** Number of slides out of view. */
  get #spare(): number {
    return Math.round((this.#view.scrollWidth - this.#view.clientWidth) / this.#stepPx)
  }

  /** Index modulo the number of slides. */
  #wrap(index: number): number {
    const count = this.#slides.length
    return ((index % count) + count) % count
  }

  /** Position of a slide in the row, from 0. */
  #place(index: number): number {
    return this.#wrap(index - this.#first)
  }

  /** DOM index of the slide at, or cut by, the row's start. The tolerance covers the browser's rounding. */
  get #inSight(): number {
    return this.#wrap(this.#first + Math.floor(this.#scrolledPx / this.#stepPx + 0.1))
  }

  /** Reorders the row so that it starts with another slide. Visible slides keep their position. */
  #beginWith(index: number) {
    const first = this.#wrap(index)
    if (first === this.#first) return
    const inSight = this.#inSight
    const from = this.#place(inSight)
    const scrolledPx = this.#scrolledPx
    this.#first = first
    this.#slides.forEach((slide, at) => {
      slide.style.setProperty('--place', String(this.#place(at)))
    })
    this.#scrolledPx = scrolledPx + (this.#place(inSight) - from) * this.#stepPx
  }

  /** Moves to a slide in exactly the given time, which native smooth scrolling does not allow. */
  #moveTo(index: number) {
    const spare = this.#spare
    if (spare < 1) return
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    // The last slides of a row cannot scroll to its start.
    if (this.#place(index) > spare) {
      const inSight = this.#inSight
      this.#beginWith(this.#wrap(index - inSight) > spare ? index : inSight)
    }
    this.#current = index
    this.#markDot()
    this.#view.dataset.moving = ''
    const fromPx = this.#scrolledPx
    const wayPx = this.#place(index) * this.#stepPx - fromPx
    const durationMs = motionAllowed() ? Number(this.dataset.speedMs) : 0
    const endMs = performance.now() + durationMs
    const step = (nowMs: number) => {
      const left = Math.max(0, endMs - nowMs) / (durationMs || 1)
      this.#scrolledPx = fromPx + wayPx * eased(1 - left)
      if (left > 0) this.#frame = requestAnimationFrame(step)
      else this.#land()
    }
    step(performance.now())
  }

  /** Ends a move. If the row is not aligned to a slide, the browser snaps to the nearest one. */
  #land() {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    delete this.#view.dataset.moving
    this.#rest()
  }

  /**
   * Reorders the slides so that some precede the current one, ready for the next move or a swipe. Waits for the frame
   * after a move: the browser counts a layout shift if slides change order and move in the same frame.
   */
  #settle() {
    const spare = this.#spare
    if (this.#frame || spare < 1) return
    const place = Math.round(this.#scrolledPx / this.#stepPx)
    // The browser has yet to snap to a slide, and fires another scrollend then. Reordering now would make it overshoot.
    if (Math.abs(this.#scrolledPx - place * this.#stepPx) > 2) return
    this.#current = this.#wrap(this.#first + place)
    this.#beginWith(this.#current - Math.floor(spare / 2))
    this.#markDot()
  }

  /** Keeps the current slide when the row's width changes, unless focus has scrolled to another slide. */
  #follow() {
    if (this.#frame) return
    if (!this.#view.matches(':focus-within')) {
      this.#scrolledPx = this.#place(this.#current) * this.#stepPx
    }
    this.#settle()
  }

  #markDot() {
    this.#dots.forEach((dot, index) => {
      dot.ariaCurrent = index === this.#current ? 'true' : null
    })
  }

  /** Restarts the pause while the visitor scrolls the row. */
  #waitForHand() {
    const awayPx = this.#scrolledPx - this.#place(this.#current) * this.#stepPx
    if (!this.#frame && Math.abs(awayPx) > 1) this.#rest()
  }

  /** Schedules the next move. */
  #rest() {
    clearTimeout(this.#timer)
    if (!this.#mayPlay || this.#frame) return
    const delayMs = Number(this.dataset.autoplayDelayMs)
    this.#timer = setTimeout(() => this.#moveTo(this.#wrap(this.#current + 1)), delayMs)
  }
}

/** Easing: slow at both ends. */
function eased(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2
}

/** Registers the element, which upgrades every slide show of the page. */
export function slideShows(): void {
  customElements.define('slide-show', SlideShowElement)
}
