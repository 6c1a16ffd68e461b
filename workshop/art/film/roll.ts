/** The motion of the ball: a solid ball that rolls on, leaves and lands on the rail under gravity. */
import { BALL_HOME, GROUND, horn, MARK, type Point, SETS, smoother } from './rail.ts'
import { BALL_RADIUS, MARK_UNIT, SCENES, SET_WIDTH } from './scenes.ts'

const STEPS_PER_SECOND = 2400
export const SAMPLES_PER_SECOND = 240
const GRAVITY = 1400
const START: Point = [20, -121.9]
const START_SPEED = 150
/** A solid ball puts two sevenths of the acceleration along the slope into its spin. */
const SPIN_SHARE = 2 / 7
const RESTITUTION = 0.24
const SOFT_TOUCH = 90
const PACE_PULL = 1.1
const HORN_PULL = 7
const MAX_SECONDS = 24

export type Sample = { x: number; y: number; speed: number; onRail: boolean }
export type Landing = { seconds: number; x: number; force: number }
export type Roll = { samples: Sample[]; landings: Landing[]; leavesMark: number; settled: number }

const paceAt = (x: number): number => {
  const index = SETS.findIndex((set) => x < set.left + SET_WIDTH)
  const set = SETS[index]
  if (x < 60) return START_SPEED
  const scene = SCENES[index]
  if (!set || !scene) return x < MARK.x - 200 ? 560 : 280
  const points = scene.pace
  const px = x - set.left
  for (let i = 1; i < points.length; i++) {
    const [x0, v0] = points[i - 1] as Point
    const [x1, v1] = points[i] as Point
    if (px <= x0) return v0
    if (px <= x1) return v0 + ((v1 - v0) * (px - x0)) / (x1 - x0)
  }
  return (points.at(-1) as Point)[1]
}

type Contact = { distance: number; nx: number; ny: number }

const nearest = (line: readonly Point[], x: number, y: number): Contact | undefined => {
  let best: Contact | undefined
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = line[i - 1] as Point
    const [x1, y1] = line[i] as Point
    if (Math.max(x0, x1) < x - BALL_RADIUS - 2 || Math.min(x0, x1) > x + BALL_RADIUS + 2) continue
    const dx = x1 - x0
    const dy = y1 - y0
    const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)))
    const px = x - x0 - t * dx
    const py = y - y0 - t * dy
    const distance = Math.hypot(px, py)
    if (!best || distance < best.distance) {
      best = { distance, nx: px / distance, ny: py / distance }
    }
  }
  return best
}

/** Rolls the ball from the opening to its rest in the mark. */
export const rollBall = (): Roll => {
  let [x, y] = START
  let vx = START_SPEED
  let vy = 0
  let airborne = 0
  let leavesMark = 0
  let settled = 0
  const samples: Sample[] = []
  const landings: Landing[] = []
  const dt = 1 / STEPS_PER_SECOND
  const windows = GROUND.map((line) => ({
    line,
    left: (line[0] as Point)[0],
    right: (line.at(-1) as Point)[0],
  }))
  for (let step = 0; step < MAX_SECONDS * STEPS_PER_SECOND; step++) {
    const seconds = step * dt
    vy += GRAVITY * dt
    x += vx * dt
    y += vy * dt
    let touched = false
    for (const { line, left, right } of windows) {
      if (x < left - 60 || x > right + 60) continue
      const near = line.filter((p) => Math.abs(p[0] - x) < BALL_RADIUS + 8)
      const contact = nearest(near, x, y)
      if (!contact || contact.distance > BALL_RADIUS + 0.4) continue
      const { nx, ny, distance } = contact
      if (distance < BALL_RADIUS) {
        x += nx * (BALL_RADIUS - distance)
        y += ny * (BALL_RADIUS - distance)
      }
      const inward = vx * nx + vy * ny
      if (inward < 0) {
        const bounce = -inward > SOFT_TOUCH ? RESTITUTION : 0
        vx -= (1 + bounce) * inward * nx
        vy -= (1 + bounce) * inward * ny
        if (airborne > 0.05) landings.push({ seconds, x, force: -inward })
      }
      touched = true
      const tx = -ny
      const ty = nx
      const along = vx * tx + vy * ty
      const returning = leavesMark > 0
      const pull = returning ? 0 : x > horn.left && x < horn.right ? HORN_PULL : PACE_PULL
      const wish = paceAt(x) * Math.sign(tx)
      const home = Math.max(0, 1 - Math.abs(x - BALL_HOME[0]) / (16 * MARK_UNIT))
      const drag = returning ? 0.25 + 9 * smoother(home) : 0
      const change = -SPIN_SHARE * GRAVITY * ty + pull * (wish - along) - drag * along
      vx += change * tx * dt
      vy += change * ty * dt
    }
    airborne = touched ? 0 : airborne + dt
    if (!leavesMark && x > MARK.x + 37 * MARK_UNIT && !touched) leavesMark = seconds
    if (step % (STEPS_PER_SECOND / SAMPLES_PER_SECOND) === 0) {
      samples.push({ x, y, speed: Math.hypot(vx, vy), onRail: airborne < 0.02 })
    }
    if (leavesMark && Math.hypot(vx, vy) < 4 && touched && Math.abs(x - BALL_HOME[0]) < 40) {
      settled = seconds
      break
    }
  }
  return { samples, landings, leavesMark, settled }
}
