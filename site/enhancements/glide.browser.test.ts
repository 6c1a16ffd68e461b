import { beforeEach, describe, expect, test } from 'vitest'
import { glide } from './glide.ts'

const SLIDE_PX = 200

let row: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <div style="width: ${SLIDE_PX}px; overflow: auto">
      <div style="width: ${10 * SLIDE_PX}px; height: 20px"></div>
    </div>`
  row = document.body.firstElementChild as HTMLElement
  row.scrollLeft = 100
})

/** What of the content stands at the row's left edge. */
function seenPx(): number {
  const content = row.firstElementChild as HTMLElement
  return row.getBoundingClientRect().left - content.getBoundingClientRect().left
}

/** Brings the move to a time after its start, in ms. */
function moveTo(timeMs: number): void {
  for (const animation of row.firstElementChild?.getAnimations() ?? []) {
    animation.pause()
    animation.currentTime = timeMs
  }
}

describe('glide', () => {
  test('takes the given time, slow at both ends, and never goes back on its way', () => {
    glide(row, [500], 1000, 0)
    const seen = [0, 250, 500, 750, 1000].map((timeMs) => {
      moveTo(timeMs)
      return Math.round(seenPx())
    })
    expect(seen).toEqual([100, 150, 300, 450, 500])
  })

  test('rests at each stop for the given time', () => {
    glide(row, [300, 500], 100, 900)
    const seen = [0, 100, 999, 1050, 1100, 1999].map((timeMs) => {
      moveTo(timeMs)
      return Math.round(seenPx())
    })
    expect(seen).toEqual([100, 300, 300, 400, 500, 500])
  })

  test('tells of each stop that it stands there', async () => {
    const { arrives } = glide(row, [300, 500], 50, 50)
    expect([await arrives(0), await arrives(1)]).toEqual([true, true])
  })

  test('tells when its rest at a stop is over, and that it was landed before', async () => {
    const { leaves } = glide(row, [300, 500], 50, 50)
    expect(await leaves(0)).toBe(true)
    const landed = glide(row, [700], 50, 5000)
    const isOver = landed.leaves(0)
    landed.land()
    expect(await isOver).toBe(false)
  })

  test('scrolls nothing before it has arrived', () => {
    glide(row, [500], 1000, 0)
    moveTo(900)
    expect(row.scrollLeft).toBe(100)
  })

  test('moves by nothing but translation, which needs no layout', () => {
    glide(row, [500], 1000, 0)
    const keyframes = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    const timing = ['computedOffset', 'offset', 'easing', 'composite']
    const moved = keyframes.flatMap((keyframe) =>
      Object.keys(keyframe).filter((key) => !timing.includes(key)),
    )
    expect([...new Set(moved)]).toEqual(['translate'])
  })

  test('tells when it has arrived, and is landed there', async () => {
    const { arrives, land } = glide(row, [500], 50, 0)
    expect(await arrives(0)).toBe(true)
    land(500)
    expect([row.scrollLeft, seenPx()]).toEqual([500, 500])
  })

  test('goes back as well', async () => {
    const { arrives, land } = glide(row, [0], 50, 0)
    await arrives(0)
    expect(Math.round(seenPx())).toBe(0)
    land(0)
    expect(row.scrollLeft).toBe(0)
  })

  test('stops where it is', async () => {
    const { arrives, land } = glide(row, [500], 1000, 0)
    const arrival = arrives(0)
    moveTo(500)
    land()
    expect([row.scrollLeft, seenPx()]).toEqual([300, 300])
    expect(await arrival).toBe(false)
  })
})
