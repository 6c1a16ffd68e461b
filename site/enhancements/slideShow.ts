import { type Glide, glide } from './glide.ts'
import { motionAllowed } from './motion.ts'
import { pauseToggle } from './pauseToggle.ts'
import { whenInSight } from './whenInSight.ts'

/** How far below the window a row is made ready: sooner it would cost the first screen its time. */
const APPROACH_MARGIN = '400px'

/**
 * Moves a row that already scrolls and snaps by CSS: plays, loops, follows its dots (components/SlideShow).
 * It loops by carrying slides from one end to the other out of sight, so none stands in the page twice.
 * Still under the pointer, under the keyboard's focus, out of sight, in a hidden tab, paused, and with reduced motion.
 */
class SlideShowElement extends HTMLElement {
  #view!: HTMLElement
  #slides: HTMLElement[] = []
  /** As carried; `#slides` keeps the order of the page. */
  #slidesInRow: HTMLElement[] = []
  #dots: HTMLElement[] = []
  #timer = 0
  #move: Glide | undefined
  #moving = false
  #paused = false
  #pointerInside = false
  #inSight = false
  #active = false
  #resting: HTMLElement | undefined
  #widthPx = 0

  connectedCallback() {
    const view = this.querySelector<HTMLElement>('[data-view]')
    if (!view) return
    this.#view = view
    this.#slides = [...view.querySelectorAll<HTMLElement>('[data-slide]')]
    this.#dots = [...this.querySelectorAll<HTMLElement>('[data-dot]')]
    const media = matchMedia(this.dataset.media ?? 'all')
    media.addEventListener('change', () => this.#offerDots(media.matches))
    this.#offerDots(media.matches)
    if (this.dataset.autoplayDelayMs) {
      pauseToggle(this.querySelector('[data-pause-toggle]'), (paused) => {
        this.#paused = paused
        this.#rest()
      })
    }
    whenInSight(view, () => this.#start(media), { rootMargin: APPROACH_MARGIN })
  }

  #start(media: MediaQueryList) {
    const view = this.#view
    view.addEventListener('scroll', () => this.#markDot(), { passive: true })
    view.addEventListener('scrollend', () => this.#settle())
    view.addEventListener('pointerdown', () => this.#move?.land())
    view.addEventListener('focusin', () => this.#rest())
    view.addEventListener('focusout', () => this.#rest())
    view.addEventListener('pointerenter', (event) => this.#hold(event.pointerType === 'mouse'))
    view.addEventListener('pointerleave', () => this.#hold(false))
    new IntersectionObserver((entries) => {
      this.#inSight = entries.at(-1)?.isIntersecting ?? false
      this.#rest()
    }).observe(view)
    document.addEventListener('visibilitychange', () => this.#rest())
    new ResizeObserver(() => this.#followWidth()).observe(view)
    // Narrow for less than a frame, as for a picture of the whole page, it has been scrolled all the same.
    addEventListener('resize', () => {
      if (!this.#move) this.#jump(this.#resting)
    })
    this.#dots.forEach((dot, index) => {
      dot.addEventListener('click', () => this.#moveTo(this.#slides.slice(index, index + 1)))
    })
    media.addEventListener('change', () => this.#layOut(media.matches))
    this.#layOut(media.matches)
  }

  get #firstSlide(): HTMLElement | undefined {
    return this.#slides[Number(this.dataset.startIndex ?? 0)]
  }

  #offerDots(active: boolean) {
    for (const dot of this.#dots) dot.hidden = !active
    this.#mark(this.#firstSlide)
  }

  /** Starts as a slide show, or puts the slides back in their order where the page lays them out itself. */
  #layOut(active: boolean) {
    this.#active = active
    this.#move?.land()
    this.#order(this.#slides)
    if (!active) return
    this.#widthPx = this.#view.clientWidth
    // A visitor may have come here by keyboard, and stays on the slide that has the focus.
    if (!this.#view.matches(':focus-within')) this.#jump(this.#firstSlide)
    this.#settle()
  }

  /** A window that gets narrower scrolls the row: the slide that stood there comes back to its place. */
  #followWidth() {
    const widthPx = this.#view.clientWidth
    if (widthPx === this.#widthPx) return
    this.#widthPx = widthPx
    if (!this.#active || widthPx === 0) return
    this.#move?.land()
    this.#jump(this.#resting)
    this.#settle()
  }

  /** Only what is seen changes its order: slides that changed their places in the page would be made anew by the browser. */
  #order(slides: HTMLElement[]) {
    this.#slidesInRow = slides
    slides.forEach((slide, index) => {
      slide.style.order = `${index}`
    })
  }

  /** From one slide to the next; not a number, which nothing is less or more than, where there is one alone. */
  get #stepPx(): number {
    const [, second] = this.#slidesInRow
    return second ? this.#offsetPx(second) : Number.NaN
  }

  /** How many whole steps a distance is; the browser's lengths are rounded. */
  #stepsOf(px: number): number {
    return Math.floor(px / this.#stepPx + 0.1)
  }

  #offsetPx(slide: HTMLElement): number {
    return slide.offsetLeft - (this.#slidesInRow[0]?.offsetLeft ?? 0)
  }

  #jump(slide: HTMLElement | undefined) {
    if (slide) this.#view.scrollLeft = this.#offsetPx(slide)
  }

  /** Moves to slide after slide, resting at each, in one go: the page itself has to work at both ends only. */
  async #moveTo(slides: HTMLElement[]) {
    const [first] = slides
    if (!first) return
    clearTimeout(this.#timer)
    this.#move?.land()
    this.#moving = true
    this.#makeRoom(first)
    const stopsPx = slides.map((slide) => this.#offsetPx(slide))
    const speedMs = motionAllowed() ? Number(this.dataset.speedMs) : 0
    const move = glide(this.#view, stopsPx, speedMs, this.#delayMs)
    this.#move = move
    this.#mark(first)
    this.#view.dataset.moving = ''
    for (const [stop, slide] of slides.entries()) {
      const isThere = await move.arrives(stop)
      // Another move has taken over.
      if (this.#move !== move) return
      if (!isThere) break
      this.#moving = false
      this.#resting = slide
      this.#mark(slide)
      if (!this.#delayMs || this.#isHeld) move.land(stopsPx[stop])
      else if (slide !== slides.at(-1)) continue
      // It lands as its next moves begin: to land as it comes to rest would be a frame of the page more.
      else if (await move.leaves(stop)) return this.#play()
      if (this.#move !== move) return
      break
    }
    this.#move = undefined
    this.#moving = false
    this.#stand()
    delete this.#view.dataset.moving
  }

  /** Once the row stands, makes it ready for what may come: its next move, or a hand. */
  #settle() {
    // A row that is being resized scrolls too; #followWidth puts that right.
    if (this.#moving || this.#view.clientWidth !== this.#widthPx) return
    // Something else than a hand has scrolled it, as a search in the page does; landed, it settles.
    if (this.#move) {
      this.#move.land()
      return
    }
    this.#carry(1)
    this.#stand()
  }

  /** Marks the dot of the slide that stands, and rests before the next move. */
  #stand() {
    this.#resting = this.#currentSlide()
    this.#markDot()
    this.#rest()
  }

  get #roomPx(): number {
    return this.#view.scrollWidth - this.#view.clientWidth
  }

  /** How many slides have left the row. */
  get #behind(): number {
    return this.#stepsOf(this.#view.scrollLeft)
  }

  /** How many slides it may still go on. */
  get #ahead(): number {
    return this.#stepsOf(this.#roomPx - this.#view.scrollLeft)
  }

  /** @param inReserve how many slides it may go back: one for a hand, none for a row that plays on, and so goes further. */
  #carry(inReserve: 0 | 1) {
    if (this.#stepsOf(this.#roomPx) < 2) return
    if (this.#ahead < 1) this.#carryBy(Math.max(this.#behind - inReserve, 1))
    else if (this.#behind < inReserve) this.#carryBy(-1)
  }

  /** The last slides of a row cannot stand at its left edge: carries others until the wanted one can. */
  #makeRoom(slide: HTMLElement) {
    const stepPx = this.#stepPx
    const isOutOfReach = () => this.#offsetPx(slide) > this.#roomPx + 1
    while (isOutOfReach() && this.#view.scrollLeft >= stepPx - 1) this.#carryBy(1)
    while (isOutOfReach() && this.#view.scrollLeft + stepPx <= this.#roomPx + 1) {
      this.#carryBy(-1)
    }
  }

  /**
   * What is in sight stays where it is: only slides out of sight may be carried.
   * @param count of slides from the row's start to its end; -1 brings the last one to its start.
   */
  #carryBy(count: number) {
    const toPx = this.#view.scrollLeft - count * this.#stepPx
    const slides = this.#slidesInRow
    this.#view.dataset.moving = ''
    this.#order([...slides.slice(count), ...slides.slice(0, count)])
    this.#view.scrollLeft = toPx
    delete this.#view.dataset.moving
  }

  /** The slide at the row's left edge. */
  #currentSlide(): HTMLElement | undefined {
    return this.#slidesInRow[Math.round(this.#view.scrollLeft / this.#stepPx)]
  }

  #markDot() {
    if (!this.#move) this.#mark(this.#currentSlide())
  }

  #mark(current: Element | undefined) {
    this.#dots.forEach((dot, index) => {
      if (this.#slides[index] === current) dot.ariaCurrent = 'true'
      else dot.ariaCurrent = null
    })
  }

  #hold(pointerInside: boolean) {
    this.#pointerInside = pointerInside
    this.#rest()
  }

  get #delayMs(): number {
    return Number(this.dataset.autoplayDelayMs ?? 0)
  }

  get #isHeld(): boolean {
    return (
      this.#paused ||
      this.#pointerInside ||
      !this.#inSight ||
      document.hidden ||
      !motionAllowed() ||
      this.#view.matches(':focus-within')
    )
  }

  #rest() {
    clearTimeout(this.#timer)
    if (!this.#delayMs || this.#moving) return
    if (this.#move) {
      if (this.#isHeld && this.#isAtRest(this.#move)) this.#move.land()
    } else if (!this.#isHeld) {
      this.#timer = window.setTimeout(() => this.#play(), this.#delayMs)
    }
  }

  /** Whether what moves on by itself stands at a slide, on which it may be landed at once. */
  #isAtRest(move: Glide): boolean {
    return !!this.#resting && Math.abs(move.seenPx() - this.#offsetPx(this.#resting)) < 1
  }

  /** Goes as far as there are slides. */
  #play() {
    this.#move?.land()
    this.#carry(0)
    const next = this.#behind + 1
    this.#moveTo(this.#slidesInRow.slice(next, next + Math.max(this.#ahead, 1)))
  }
}

/** Upgrades every slide show of the page. */
export function slideShows(): void {
  customElements.define('slide-show', SlideShowElement)
}
