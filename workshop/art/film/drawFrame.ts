/** Draws one instant of the film. Everything is in one plane; only the camera and the ball move. */
import { followBall, type View } from './camera.ts'
import { drawBall } from './drawBall.ts'
import { drawLogo } from './drawLogo.ts'
import { drawRails } from './drawRails.ts'
import type { Letter } from './lettering.ts'
import { BALL_HOME, HORN_MOUTH, horn, type Point, SETS, smoother } from './rail.ts'
import { type Roll, SAMPLES_PER_SECOND } from './roll.ts'
import { COLOURS, FRAME, SCENES, SET_WIDTH } from './scenes.ts'

export type Art = {
  plates: Map<string, readonly CanvasImageSource[]>
  fronts: Map<string, CanvasImageSource>
  balls: Map<string, CanvasImageSource>
  letters: readonly Letter[]
  tagline: string
}

const NAME = { size: 76, leading: 74, tracking: -0.042 }
/** Centre of the magnifying glass in its set, its clear radius and its power. */
const LENS = { px: 566, up: 148, radius: 136, power: 1.3 }
const GEAR_PITCHES_PER_SECOND = 1.5
const NEEDLE = { from: 120, to: 900 }
export const AFTER_SETTLING_SECONDS = 2.5

const mix = (a: number, b: number, t: number) => a + (b - a) * t

export const createFilm = (art: Art, roll: Roll) => {
  const viewAt = followBall(roll)
  const seconds = roll.settled + AFTER_SETTLING_SECONDS
  const ads = SETS[2]
  const gearsStart =
    roll.samples.findIndex((s) => s.x > (SETS[3]?.left ?? 0) - 500) / SAMPLES_PER_SECOND

  const ballAt = (time: number): Point => {
    const at = Math.max(0, time * SAMPLES_PER_SECOND)
    const last = roll.samples.length - 1
    const a = roll.samples[Math.min(last, Math.floor(at))]
    const b = roll.samples[Math.min(last, Math.floor(at) + 1)]
    if (!a || !b) return BALL_HOME
    const f = at - Math.floor(at)
    const home = smoother((time - roll.settled + 0.35) / 0.6)
    return [mix(mix(a.x, b.x, f), BALL_HOME[0], home), mix(mix(a.y, b.y, f), BALL_HOME[1], home)]
  }

  const frameOf = (id: string, time: number, ballX: number): number => {
    const count = art.plates.get(id)?.length ?? 1
    if (id === 'automation') {
      const run = Math.max(0, time - gearsStart)
      const turned = GEAR_PITCHES_PER_SECOND * (run - 0.5 * (1 - Math.exp(-run / 0.5)))
      return Math.floor((turned % 1) * count)
    }
    if (id === 'analytics') {
      const px = ballX - (SETS[5]?.left ?? 0)
      return Math.round(smoother((px - NEEDLE.from) / (NEEDLE.to - NEEDLE.from)) * (count - 1))
    }
    return 0
  }

  const drawLens = (ctx: CanvasRenderingContext2D, time: number, view: View, ball: Point) => {
    const set = SETS[1]
    if (!set || Math.abs(view.x - set.left - LENS.px) > 1000) return
    const x = set.left + LENS.px
    const y = set.level - LENS.up
    ctx.save()
    ctx.beginPath()
    ctx.arc(x, y, LENS.radius, 0, 2 * Math.PI)
    ctx.clip()
    ctx.translate(x, y)
    ctx.scale(LENS.power, LENS.power)
    ctx.translate(-x, -y)
    drawRails(ctx, view, time - roll.settled)
    drawBall(ctx, art.balls, ball, time - roll.settled)
    ctx.restore()
  }

  const drawOutsideLens = (ctx: CanvasRenderingContext2D, draw: () => void) => {
    const set = SETS[1]
    ctx.save()
    if (set) {
      ctx.beginPath()
      ctx.rect(-4000, -4000, 20000, 9000)
      ctx.arc(set.left + LENS.px, set.level - LENS.up, LENS.radius, 0, 2 * Math.PI, true)
      ctx.clip('evenodd')
    }
    draw()
    ctx.restore()
  }

  /** Hides the ball while it is inside the horn. */
  const drawOutsideHorn = (ctx: CanvasRenderingContext2D, draw: () => void) => {
    ctx.save()
    if (ads) {
      const { px, up, short, long, tilt } = HORN_MOUTH
      ctx.beginPath()
      ctx.rect(-4000, -4000, horn.mouthpiece + 4000, 9000)
      ctx.rect(ads.left + px, -4000, 20000, 9000)
      ctx.ellipse(ads.left + px, ads.level - up, short, long, tilt, 0, 2 * Math.PI)
      ctx.clip()
    }
    draw()
    ctx.restore()
  }

  const drawName = (ctx: CanvasRenderingContext2D, i: number) => {
    const scene = SCENES[i]
    const set = SETS[i]
    if (!scene || !set) return
    ctx.fillStyle = scene.text
    ctx.font = `640 ${NAME.size}px 'Mona Sans'`
    ctx.fontStretch = 'semi-expanded'
    ctx.letterSpacing = `${NAME.size * NAME.tracking}px`
    scene.name.forEach((line, k) => {
      ctx.fillText(line, set.left + scene.nameAt.px, set.level - scene.nameAt.up + k * NAME.leading)
    })
  }

  /** Draws a frame. `given` replaces the camera of the film. */
  const draw = (ctx: CanvasRenderingContext2D, time: number, given?: View) => {
    const view = given ?? viewAt(time)
    const ball = ballAt(time)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.globalAlpha = 1
    ctx.fillStyle = COLOURS.paper
    ctx.fillRect(0, 0, FRAME.width, FRAME.height)
    ctx.translate(FRAME.width / 2, FRAME.height / 2)
    ctx.scale(view.zoom, view.zoom)
    ctx.translate(-view.x, -view.y)
    const half = FRAME.width / 2 / view.zoom
    const shown = SETS.map((set, i) => ({ set, i })).filter(
      ({ set }) => set.left < view.x + half && set.left + SET_WIDTH > view.x - half,
    )
    for (const { set, i } of shown) {
      const scene = SCENES[i]
      if (!scene) continue
      ctx.fillStyle = scene.field
      ctx.fillRect(set.left, view.y - 2000, SET_WIDTH, 4000)
      const plate = art.plates.get(scene.id)?.[frameOf(scene.id, time, ball[0])]
      if (plate) ctx.drawImage(plate, set.left, set.level - scene.plateRail)
      drawName(ctx, i)
    }
    drawOutsideLens(ctx, () => {
      drawRails(ctx, view, time - roll.settled)
      drawOutsideHorn(ctx, () => drawBall(ctx, art.balls, ball, time - roll.settled))
    })
    drawLens(ctx, time, view, ball)
    for (const { set, i } of shown) {
      const scene = SCENES[i]
      const front = scene && art.fronts.get(scene.id)
      if (scene && front) ctx.drawImage(front, set.left, set.level - scene.plateRail)
    }
    drawLogo(ctx, art.letters, art.tagline, time - roll.settled)
    if (time > roll.leavesMark - 1) drawBall(ctx, art.balls, ball, time - roll.settled)
  }

  return { draw, seconds }
}
