import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '../../tests/support/painted.ts'
import { SlideShow } from '../components/SlideShow/SlideShow.tsx'
import { slideShows } from './slideShow.ts'

const NAMES = ['Ash', 'Beech', 'Cedar', 'Douglas']
const LABEL = 'Trees'
const REST_MS = 2000
const SPEED_MS = 320
const FRAME_MS = 16
const SLIDE_PX = 300

/** One slide fills the row, without a gap to the next. */
const ROW_STYLE = `
  .row { --per-view: 1; --gap: 0px; display: block; width: ${SLIDE_PX}px }
  .row ul { padding: 0; list-style: none }`

/** Missing from TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & { value: number }

const row = page.getByRole('group', { name: LABEL })

/** The text of the slide at the row's left edge; undefined while the row moves. */
function standing(): string | undefined {
  const view = row.element()
  const edgePx = view.getBoundingClientRect().left
  const slides = [...view.querySelectorAll('li')]
  return slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - edgePx) <= 1)
    ?.textContent
}

function show(props: { autoplayDelayMs?: number; startIndex?: number } = {}) {
  document.body.innerHTML = `<style>${ROW_STYLE}</style>${renderToStaticMarkup(
    <SlideShow
      {...props}
      label={LABEL}
      slides={NAMES.map((name) => ({ key: name, content: <a href="#x">{name}</a> }))}
      labels={{ play: 'Play', pause: 'Pause' }}
      speedMs={SPEED_MS}
      className="row"
      dotLabel={(number) => `slide ${number} of ${NAMES.length}`}
    />,
  )}`
}

/** Shows a row that is in view and waits for its first move. */
async function showPlaying() {
  show({ autoplayDelayMs: REST_MS })
  await painted()
  expect(vi.getTimerCount()).toBe(1)
}

/** Advances timers and frames, and lets the browser paint the result. */
async function pass(timeMs: number) {
  await vi.advanceTimersByTimeAsync(timeMs)
  await painted()
}

/** Waits for the row's pause and its next move. */
async function playOn() {
  await pass(REST_MS)
  await pass(SPEED_MS + FRAME_MS)
}

beforeAll(slideShows)

beforeEach(async () => {
  await userEvent.unhover(document.documentElement)
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  })
})

afterEach(() => vi.useRealTimers())

test('the start slide is first, and its dot is current', async () => {
  show({ startIndex: 2 })
  await expect.poll(standing).toBe('Cedar')
  await expect
    .element(page.getByRole('button', { name: 'slide 3 of 4' }))
    .toHaveAttribute('aria-current', 'true')
})

test('a dot moves the row to its slide', { tags: 'long' }, async () => {
  show()
  await page.getByRole('button', { name: 'slide 4 of 4' }).click()
  await pass(SPEED_MS + FRAME_MS)
  expect(standing()).toBe('Douglas')
})

test('in a right-to-left page, the next slide comes from the left, in the same order', {
  tags: 'long',
}, async () => {
  document.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await showPlaying()
  await pass(REST_MS)
  await pass(SPEED_MS / 2)
  const coming = row.getByText('Beech').element().getBoundingClientRect()
  expect(coming.left).toBeLessThan(row.getByText('Ash').element().getBoundingClientRect().left)
  await pass(SPEED_MS)
  for (const next of ['Cedar', 'Douglas', 'Ash', 'Beech']) {
    await playOn()
    expect(standing()).toBe(next)
  }
})

test('autoplay loops in order, without cloned slides or layout shifts', async () => {
  await showPlaying()
  // Layout shifts are reported only for slides in view before and after the shift.
  row.element().parentElement?.style.setProperty('--per-view', '2')
  await painted()
  const jumps: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) jumps.push((entry as LayoutShift).value)
  })
  observer.observe({ type: 'layout-shift' })
  for (const next of ['Beech', 'Cedar', 'Douglas', 'Ash', 'Beech', 'Cedar']) {
    await playOn()
    expect(standing()).toBe(next)
  }
  observer.disconnect()
  expect(jumps).toEqual([])
  expect(row.getByRole('listitem').elements()).toHaveLength(NAMES.length)
})

test('Pause stops autoplay, Play resumes it', async () => {
  await showPlaying()
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(vi.getTimerCount()).toBe(0)
  await page.getByRole('button', { name: 'Play' }).click()
  await playOn()
  expect(standing()).toBe('Beech')
})

test('a row paused during a move completes the move and then stops', {
  tags: 'long',
}, async () => {
  await showPlaying()
  await pass(REST_MS)
  await pass(SPEED_MS / 2)
  expect(standing()).toBeUndefined()
  // Dispatched directly: the test driver's click would let time pass.
  page.getByRole('button', { name: 'Pause' }).element().dispatchEvent(new MouseEvent('click'))
  await pass(SPEED_MS)
  expect(standing()).toBe('Beech')
  await playOn()
  expect(standing()).toBe('Beech')
})

test('a touch ends a move, so that the move does not undo the swipe', {
  tags: 'long',
}, async () => {
  await showPlaying()
  await pass(REST_MS)
  await pass(0.6 * SPEED_MS)
  row.element().dispatchEvent(new Event('touchstart'))
  await painted()
  const stood = standing()
  expect(stood).toBe('Beech')
  await pass(SPEED_MS)
  expect(standing()).toBe(stood)
})

test('slides keep their order until the row is aligned to a slide', async () => {
  show()
  await painted()
  const view = row.element()
  const order = () => [...view.querySelectorAll('li')].map((slide) => getComputedStyle(slide).order)
  const before = order()
  if (view instanceof HTMLElement) view.style.scrollSnapType = 'none'
  view.scrollLeft += 0.7 * SLIDE_PX
  view.dispatchEvent(new Event('scrollend'))
  expect(order()).toEqual(before)
  view.scrollLeft += 0.3 * SLIDE_PX
  view.dispatchEvent(new Event('scrollend'))
  expect(order()).not.toEqual(before)
})

test('a row that becomes narrower keeps its current slide', { tags: 'long' }, async () => {
  await showPlaying()
  await playOn()
  row.element().parentElement?.style.setProperty('width', '200px')
  await painted()
  expect(standing()).toBe('Beech')
})

test('autoplay waits while the row has keyboard focus', async () => {
  await showPlaying()
  row.getByRole('link', { name: 'Ash' }).element().focus()
  expect(vi.getTimerCount()).toBe(0)
  await page.getByRole('button', { name: 'slide 3 of 4' }).click()
  await pass(SPEED_MS + FRAME_MS)
  expect(standing()).toBe('Cedar')
  expect(vi.getTimerCount()).toBe(1)
})

test('after several moves, Tab still follows the DOM order of the slides', {
  tags: 'long',
}, async () => {
  await showPlaying()
  for (let move = 0; move < 3; move++) await playOn()
  ;(row.element() as HTMLElement).focus()
  for (const name of NAMES) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(name)
    await expect.poll(standing).toBe(name)
  }
})

test.each([1, 2, 3, 4, 5])('a swipe back works after %i moves', { tags: 'long' }, async (moves) => {
  await showPlaying()
  for (let move = 0; move < moves; move++) await playOn()
  expect(row.element().scrollLeft).toBeGreaterThanOrEqual(SLIDE_PX)
})

test('focus moved into a moving row brings the focused slide into view', {
  tags: 'long',
}, async () => {
  await showPlaying()
  await pass(REST_MS)
  await pass(SPEED_MS / 2)
  row.getByRole('link', { name: 'Ash' }).element().focus()
  await pass(SPEED_MS + FRAME_MS)
  expect(standing()).toBe('Ash')
})
