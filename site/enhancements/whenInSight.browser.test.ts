import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenInSight } from './whenInSight.ts'

const DWELL_MS = 300

const act = vi.fn()
let element: HTMLElement

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<p style="margin-top: 300vh">Plans</p>'
  element = document.body.firstElementChild as HTMLElement
  scrollTo(0, 0)
  act.mockClear()
  await told()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits until the browser has told where the element is: whoever asks in the frame after that is told later. */
async function told(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(element)
    })
  }
}

async function stays(): Promise<void> {
  whenInSight(element, act, { dwellMs: DWELL_MS })
  await told()
}

async function come(): Promise<void> {
  element.scrollIntoView()
  await told()
}

async function goBack(): Promise<void> {
  scrollTo(0, 0)
  await told()
}

test('what comes into sight acts at once, and once', async () => {
  whenInSight(element, act)
  await told()
  expect(act).not.toHaveBeenCalled()
  await come()
  expect(act).toHaveBeenCalledOnce()
  await goBack()
  await come()
  expect(act).toHaveBeenCalledOnce()
})

test('what must stay in sight acts after so long, once', async () => {
  await stays()
  await come()
  vi.advanceTimersByTime(DWELL_MS - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  await goBack()
  await come()
  vi.advanceTimersByTime(2 * DWELL_MS)
  expect(act).toHaveBeenCalledOnce()
})

test('what must stay and is out of sight, or passes by, does not act', async () => {
  await stays()
  vi.advanceTimersByTime(2 * DWELL_MS)
  await come()
  vi.advanceTimersByTime(DWELL_MS - 1)
  await goBack()
  vi.advanceTimersByTime(2 * DWELL_MS)
  expect(act).not.toHaveBeenCalled()
})

test('what comes back begins to stay anew', async () => {
  await stays()
  await come()
  vi.advanceTimersByTime(DWELL_MS - 1)
  await goBack()
  await come()
  vi.advanceTimersByTime(DWELL_MS - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})
