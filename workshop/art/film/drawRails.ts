import type { View } from './camera.ts'
import {
  BOWL,
  CLOSING_LEFT,
  FIRST_RAIL,
  horn,
  MARK,
  type Point,
  SECOND_RAIL,
  SETS,
  smoother,
} from './rail.ts'
import { COLOURS, FRAME, SCENES, SET_WIDTH } from './scenes.ts'

const RAIL_WIDTH = 3

const strokeLine = (
  ctx: CanvasRenderingContext2D,
  points: readonly Point[],
  left: number,
  right: number,
) => {
  ctx.beginPath()
  let started = false
  for (const [x, y] of points) {
    if (x < left || x > right) continue
    if (started) ctx.lineTo(x, y + RAIL_WIDTH / 2)
    else ctx.moveTo(x, y + RAIL_WIDTH / 2)
    started = true
  }
  ctx.stroke()
}

/** Draws the rails. `afterSettling` is in seconds, negative before: once the ball is in its place the rail retracts. */
export const drawRails = (ctx: CanvasRenderingContext2D, view: View, afterSettling: number) => {
  const half = FRAME.width / 2 / view.zoom
  const goneBy = smoother((afterSettling + 0.3) / 0.6)
  ctx.lineWidth = RAIL_WIDTH
  ctx.lineJoin = 'round'
  const run = (left: number, right: number) => {
    const l = Math.max(left, view.x - half - 40)
    const r = Math.min(right, view.x + half + 40)
    strokeLine(ctx, FIRST_RAIL, l, Math.min(r, horn.mouthpiece))
    const end = MARK.x + (view.x - half - 20 - MARK.x) * goneBy
    strokeLine(ctx, SECOND_RAIL, l, goneBy > 0 ? Math.min(r, end) : r)
    const bowlStart = BOWL[0]?.[0] ?? 0
    const bowlEnd = BOWL.at(-1)?.[0] ?? 0
    if (goneBy < 1)
      strokeLine(ctx, BOWL, Math.max(l, bowlStart + (bowlEnd - bowlStart) * goneBy), r)
  }
  const band = (left: number, right: number, colour: string) => {
    if (right < view.x - half || left > view.x + half) return
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, view.y - 3000, right - left, 6000)
    ctx.clip()
    ctx.strokeStyle = colour
    run(left - 4, right + 4)
    ctx.restore()
  }
  band(-3000, SETS[0]?.left ?? 0, COLOURS.ink)
  SETS.forEach((set, i) => {
    band(set.left, set.left + SET_WIDTH, SCENES[i]?.text ?? COLOURS.ink)
  })
  band(CLOSING_LEFT, CLOSING_LEFT + 6000, COLOURS.ink)
}
