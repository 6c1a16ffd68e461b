/** The path of the ball: the surfaces that it touches and their drawing, in world pixels (y downwards). */
import { MARK_UNIT, OPENING_WIDTH, SCENES, SET_WIDTH } from './scenes.ts'

export type Point = readonly [x: number, y: number]
type Profile = (px: number) => number

const STEP = 2
const HORN = { start: 236, end: 440, slope: 0.0966 }
const CATCH = { start: 676, end: 1010, top: -96, bottom: -200 }
const MARK_APPROACH = 400

export const smoother = (t: number) => {
  const s = Math.min(1, Math.max(0, t))
  return s * s * s * (s * (6 * s - 15) + 10)
}

const rampTo = (from: number, to: number, rise: number): Profile => {
  return (px) => rise * smoother((px - from) / (to - from))
}

const throughKnots = (knots: readonly Point[]): Profile => {
  return (px) => {
    for (let i = 1; i < knots.length; i++) {
      const [x0, h0] = knots[i - 1] as Point
      const [x1, h1] = knots[i] as Point
      if (px <= x0) return h0
      if (px > x1) continue
      const t = (px - x0) / (x1 - x0)
      return h0 + (h1 - h0) * t * t * (3 - 2 * t)
    }
    return (knots.at(-1) as Point)[1]
  }
}

// A landing slope: steepest where the ball comes down, level at its end.
const catchSlope: Profile = (px) => {
  const t = Math.min(1, Math.max(0, (px - CATCH.start) / (CATCH.end - CATCH.start)))
  return CATCH.bottom + (CATCH.top - CATCH.bottom) * (1 - t) ** 2
}

/** Heights above the level at the left edge of each set. sets/film_sets.py has the same numbers. */
const profiles: Record<string, Profile> = {
  web: () => 0,
  seo: rampTo(300, 760, 180),
  ads: (px) => (px < CATCH.start ? Math.max(0, px - HORN.start) * HORN.slope : catchSlope(px)),
  automation: rampTo(150, 730, -175),
  brand: () => 0,
  analytics: throughKnots([
    [300, 0],
    [470, 30],
    [590, 14],
    [730, 80],
    [820, 96],
    [1000, 150],
  ]),
}

const sample = (from: number, to: number, y: (x: number) => number): Point[] => {
  const count = Math.ceil((to - from) / STEP)
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count
    return [x, y(x)] as const
  })
}

export type PlacedSet = { left: number; level: number; up: Profile }

const placeSets = (): PlacedSet[] => {
  let level = 0
  return SCENES.map((scene, i) => {
    const up = profiles[scene.id] as Profile
    const placed = { left: OPENING_WIDTH + i * SET_WIDTH, level, up }
    level -= up(SET_WIDTH)
    return placed
  })
}

export const SETS = placeSets()
const LAST = SETS.at(-1) as PlacedSet
export const CLOSING_LEFT = LAST.left + SET_WIDTH
export const MARK = { x: CLOSING_LEFT + MARK_APPROACH, y: LAST.level - LAST.up(SET_WIDTH) }
const u = MARK_UNIT
export const BALL_HOME: Point = [MARK.x + 30 * u, MARK.y + 42 * u]

const openingUp: Profile = (x) => 78 * (1 - smoother((x + 20) / 370))

const railHeight = (x: number): number => {
  if (x < OPENING_WIDTH) return (SETS[0] as PlacedSet).level - openingUp(x)
  const set = SETS[Math.floor((x - OPENING_WIDTH) / SET_WIDTH)]
  return set ? set.level - set.up(x - set.left) : MARK.y
}

const adsLeft = (SETS[2] as PlacedSet).left
/** The rail to the horn's mouth, and the rail from the landing to the mark. */
export const FIRST_RAIL = sample(-700, adsLeft + HORN.end, railHeight)
export const SECOND_RAIL = sample(adsLeft + CATCH.start, MARK.x, railHeight)

const markTop: Point[] = [
  ...sample(MARK.x, MARK.x + 14 * u, () => MARK.y),
  ...sample(MARK.x + 17 * u, MARK.x + 37 * u, () => MARK.y),
  ...Array.from({ length: 40 }, (_, i) => {
    const a = (Math.PI * (i + 1)) / 40
    return [MARK.x + (37 + 12.5 * Math.sin(a)) * u, MARK.y + 12.5 * u * (1 - Math.cos(a))] as const
  }),
]

/** The bowl under the mark: it catches the ball and rolls it back to its place. */
export const BOWL = sample(MARK.x + 17 * u, MARK.x + 112 * u, (x) => {
  const right = Math.max(0, x - MARK.x - 33 * u)
  return MARK.y + 55 * u - right ** 2 / (2 * 400)
})

export const GROUND: readonly (readonly Point[])[] = [FIRST_RAIL, SECOND_RAIL, markTop, BOWL]

/** Between these positions the horn guides the ball. The rail is drawn up to `mouthpiece`. */
export const horn = { left: adsLeft + 180, right: adsLeft + HORN.end, mouthpiece: adsLeft + 215 }
/** The horn's mouth as the camera sees it. */
export const HORN_MOUTH = { px: 495.4, up: 69, long: 200, short: 97, tilt: -0.0966 }
