/** The camera's target: it follows the ball through a long, even smoothing, and ends on the whole logo. */
import { CLOSING_LEFT, MARK, SETS, smoother } from './rail.ts'
import { type Roll, SAMPLES_PER_SECOND } from './roll.ts'
import { MARK_UNIT, SCENES, SET_WIDTH } from './scenes.ts'

export type View = { x: number; y: number; zoom: number }

const LEAD_PX = 120
const X_SMOOTHING_SECONDS = 0.42
/** Heights change over this distance, so that the camera does not jerk at a step of the rail. */
const Y_SMOOTHING_PX = 250
/** Near enough to see the ball fall into the mark. */
const MARK_VIEW: View = { x: MARK.x + 56 * MARK_UNIT, y: MARK.y + 25 * MARK_UNIT, zoom: 1.1 }
const LOGO_VIEW: View = {
  x: MARK.x + (383 / 2) * MARK_UNIT,
  y: MARK.y + 42 * MARK_UNIT,
  zoom: 0.68,
}
const TO_MARK = { beforeLeaving: 1.15, seconds: 1.5 }
const TO_LOGO = { beforeSettling: 0.5, seconds: 1.5 }

const heightAt = (x: number): number => {
  const last = SETS.length - 1
  if (x >= CLOSING_LEFT + 120) return MARK.y + 10
  const i = Math.min(last, Math.max(0, Math.floor((x - (SETS[0]?.left ?? 0)) / SET_WIDTH)))
  return (SETS[i]?.level ?? 0) - (SCENES[i]?.cameraUp ?? 0)
}

const smoothHeight = (x: number): number => {
  let sum = 0
  let weight = 0
  for (let k = -3; k <= 3; k += 0.1) {
    const w = Math.exp((-k * k) / 2)
    sum += w * heightAt(x + k * Y_SMOOTHING_PX)
    weight += w
  }
  return sum / weight
}

const blend = (a: View, b: View, t: number): View => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  zoom: a.zoom + (b.zoom - a.zoom) * t,
})

/** Returns the view at a time in seconds. */
export const followBall = (roll: Roll) => {
  const { samples, leavesMark, settled } = roll
  const follow = (seconds: number) => {
    let sum = 0
    let weight = 0
    for (let k = -3; k <= 3; k += 0.05) {
      const index = Math.round((seconds + k * X_SMOOTHING_SECONDS) * SAMPLES_PER_SECOND)
      const first = samples[0]
      const last = samples.at(-1)
      if (!first || !last) throw new Error('The ball has no way to follow.')
      // The ball is assumed to roll evenly before the film, and to rest after it.
      const x =
        index < 0
          ? first.x + (first.speed * index) / SAMPLES_PER_SECOND
          : (samples[index] ?? last).x
      const w = Math.exp((-k * k) / 2)
      sum += w * x
      weight += w
    }
    return sum / weight + LEAD_PX
  }
  return (seconds: number): View => {
    const x = follow(seconds)
    const toMark = smoother((seconds - leavesMark + TO_MARK.beforeLeaving) / TO_MARK.seconds)
    const toLogo = smoother((seconds - settled + TO_LOGO.beforeSettling) / TO_LOGO.seconds)
    return blend(blend({ x, y: smoothHeight(x), zoom: 1 }, MARK_VIEW, toMark), LOGO_VIEW, toLogo)
  }
}
