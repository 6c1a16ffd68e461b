import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SlideShow } from '../components/SlideShow/SlideShow.tsx'
import { slideShows } from './slideShow.ts'

const NAMES = ['Ash', 'Beech', 'Cedar', 'Douglas']
const LABEL = 'Trees'
const REST_MS = 2000
const SPEED_MS = 40

/** One slide fills the row. */
const ROW_STYLE = `
  .row { --per-view: 1; --gap: 0px; display: block; width: 300px }
  .row ul { padding: 0 }`

/** Not among the types of browsers' standards yet. */
type LayoutShift = PerformanceEntry & { value: number }

const row = page.getByRole('group', { name: LABEL })

/** The slide that stands at the row's left edge; none while the row moves. */
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

/** Lets a move end that is seen to have arrived and is then painted, and the rest before the next one. */
async function letItRest() {
  await vi.advanceTimersByTimeAsync(SPEED_MS)
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await vi.advanceTimersByTimeAsync(REST_MS)
}

beforeAll(slideShows)

beforeEach(async () => {
  await userEvent.unhover(document.documentElement)
  // Time passes when a test says so; frames go on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => vi.useRealTimers())

test('the slide that is named stands first, and its dot says so', async () => {
  show({ startIndex: 2 })
  await expect.poll(standing).toBe('Cedar')
  await expect
    .element(page.getByRole('button', { name: 'slide 3 of 4' }))
    .toHaveAttribute('aria-current', 'true')
})

test('a dot leads to its slide', async () => {
  show()
  await page.getByRole('button', { name: 'slide 4 of 4' }).click()
  await expect.poll(standing).toBe('Douglas')
})

test('it plays in order, round and round, and holds no slide twice', async () => {
  show({ autoplayDelayMs: REST_MS })
  await expect.poll(standing).toBe('Ash')
  for (const next of ['Beech', 'Cedar', 'Douglas', 'Ash', 'Beech']) {
    await letItRest()
    await expect.poll(standing).toBe(next)
  }
  expect(row.getByRole('listitem').elements()).toHaveLength(NAMES.length)
})

test('nothing jumps while it plays, however often it goes round', async () => {
  show({ autoplayDelayMs: REST_MS })
  await expect.poll(standing).toBe('Ash')
  const jumps: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) jumps.push((entry as LayoutShift).value)
  })
  observer.observe({ type: 'layout-shift' })
  for (const next of ['Beech', 'Cedar', 'Douglas', 'Ash', 'Beech', 'Cedar']) {
    await letItRest()
    await expect.poll(standing).toBe(next)
  }
  observer.disconnect()
  expect(jumps).toEqual([])
})

test('Pause holds it, Play lets it go on', async () => {
  show({ autoplayDelayMs: REST_MS })
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(vi.getTimerCount()).toBe(0)
  await page.getByRole('button', { name: 'Play' }).click()
  vi.advanceTimersByTime(REST_MS)
  await expect.poll(standing).toBe('Beech')
})

test('while the keyboard is in it, it waits and keeps its order', async () => {
  show({ autoplayDelayMs: REST_MS })
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  row.getByRole('link', { name: 'Ash' }).element().focus()
  expect(vi.getTimerCount()).toBe(0)
  await page.getByRole('button', { name: 'slide 3 of 4' }).click()
  await expect.poll(standing).toBe('Cedar')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
})
