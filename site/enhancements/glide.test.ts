import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { glide } from './glide.ts'

const FRAME_MS = 16

const view = () => ({ scrollLeft: 100 }) as HTMLElement

/** Lets frames pass up to a time after the start, 16 ms apart, and promises settle. */
async function pass(timeMs: number) {
  await vi.advanceTimersByTimeAsync(timeMs)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) =>
    setTimeout(() => step(performance.now()), FRAME_MS),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('glide', () => {
  test('arrives exactly, in the given time', async () => {
    const row = view()
    const arrived = vi.fn()
    glide(row, 500, 1000).arrived.then(arrived)
    await pass(960)
    expect(arrived).not.toHaveBeenCalled()
    await pass(56)
    expect(row.scrollLeft).toBe(500)
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('is half way at half time', async () => {
    const row = view()
    glide(row, 500, 992)
    await pass(496)
    expect(row.scrollLeft).toBeCloseTo(300, 6)
  })

  test('never goes back on its way', async () => {
    const row = view()
    glide(row, 500, 1000)
    let before = row.scrollLeft
    for (let frame = 0; frame < 70; frame++) {
      await pass(FRAME_MS)
      expect(row.scrollLeft).toBeGreaterThanOrEqual(before)
      before = row.scrollLeft
    }
  })

  test('glides back as well', async () => {
    const row = view()
    glide(row, 0, 500)
    await pass(520)
    expect(row.scrollLeft).toBe(0)
  })

  test('jumps in one frame when it may take no time', async () => {
    const row = view()
    const { arrived } = glide(row, 500, 0)
    await pass(FRAME_MS)
    await arrived
    expect(row.scrollLeft).toBe(500)
  })

  test('stops where it is, and settles', async () => {
    const row = view()
    const { arrived, stop } = glide(row, 500, 1000)
    await pass(496)
    const stoppedAt = row.scrollLeft
    stop()
    await arrived
    await pass(2000)
    expect(row.scrollLeft).toBe(stoppedAt)
  })
})
