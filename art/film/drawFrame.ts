/** Draws one instant of the film. Everything lies in one plane; only the camera and the ball move. */
import { followBall, type View } from './camera.ts'
import type { Letter } from './lettering.ts'
import {
  BALL_HOME,
  BOWL,
  CLOSING_LEFT,
  FIRST_RAIL,
  HORN_MOUTH,
  horn,
  MARK,
  type Point,
  SECOND_RAIL,
  SETS,
  smoother,
} from './rail.ts'
import { type Roll, SAMPLES_PER_SECOND } from './roll.ts'
import { BALL_RADIUS, COLOURS, FRAME, MARK_UNIT, SCENES, SET_WIDTH } from './scenes.ts'

export type Art = {
  plates: Map<string, readonly CanvasImageSource[]>
  fronts: Map<string, CanvasImageSource>
  balls: Map<string, CanvasImageSource>
  letters: readonly Letter[]
  tagline: string
}

const RAIL_WIDTH = 3
const NAME = { size: 76, leading: 74, tracking: -0.042 }
const TAGLINE = { size: 52, baseline: 91, left: 68.6 }
const PAPER_BALL = 'brand'
/** Middle of the magnifying glass in its set, its clear radius and its power. */
const LENS = { px: 566, up: 148, radius: 136, power: 1.3 }
const GEAR_PITCHES_PER_SECOND = 1.5
const NEEDLE = { from: 120, to: 900 }
const LETTER = { delay: 0.06, step: 0.045, seconds: 0.6, rise: 58 }
export const AFTER_SETTLING_SECONDS = 2.5

const u = MARK_UNIT
const mix = (a: number, b: number, t: number) => a + (b - a) * t
const easeOut = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

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

  const drawBall = (ctx: CanvasRenderingContext2D, [x, y]: Point, time: number) => {
    const sprite = (id: string, alpha: number) => {
      const image = art.balls.get(id)
      if (!image || alpha <= 0) return
      ctx.globalAlpha = alpha
      const r = (BALL_RADIUS * 256) / 248
      ctx.drawImage(image, x - r, y - r, 2 * r, 2 * r)
      ctx.globalAlpha = 1
    }
    // The light changes with the field, over the width of the ball.
    const ids = [PAPER_BALL, ...SCENES.map((scene) => scene.id), PAPER_BALL]
    const borders = [...SETS.map((set) => set.left), CLOSING_LEFT]
    const index = borders.filter((border) => x > border - 90).length
    const border = borders[index - 1]
    const inside = border === undefined ? 1 : smoother((x - border + 90) / 180)
    sprite(ids[index - 1] ?? PAPER_BALL, 1)
    sprite(ids[index] ?? PAPER_BALL, inside)
    const flat = smoother((time - roll.settled - 0.1) / 0.9)
    if (flat <= 0) return
    ctx.globalAlpha = flat
    ctx.fillStyle = COLOURS.orange
    ctx.beginPath()
    ctx.arc(x, y, BALL_RADIUS, 0, 2 * Math.PI)
    ctx.fill()
    ctx.globalAlpha = 1
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

  const drawRails = (ctx: CanvasRenderingContext2D, time: number, view: View) => {
    const half = FRAME.width / 2 / view.zoom
    const goneBy = smoother((time - roll.settled + 0.3) / 0.6)
    ctx.lineWidth = RAIL_WIDTH
    ctx.lineJoin = 'round'
    const run = (left: number, right: number) => {
      const l = Math.max(left, view.x - half - 40)
      const r = Math.min(right, view.x + half + 40)
      if (ads) strokeLine(ctx, FIRST_RAIL, l, Math.min(r, horn.mouthpiece))
      const end = mix(MARK.x, view.x - half - 20, goneBy)
      strokeLine(ctx, SECOND_RAIL, l, goneBy > 0 ? Math.min(r, end) : r)
      const bowlStart = BOWL[0]?.[0] ?? 0
      const bowlEnd = BOWL.at(-1)?.[0] ?? 0
      if (goneBy < 1) strokeLine(ctx, BOWL, Math.max(l, mix(bowlStart, bowlEnd, goneBy)), r)
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
    drawRails(ctx, time, view)
    drawBall(ctx, ball, time)
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

  /** Keeps the ball out of sight while the horn's body is around it. */
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

  const drawLogo = (ctx: CanvasRenderingContext2D, time: number) => {
    ctx.save()
    ctx.translate(MARK.x, MARK.y)
    ctx.scale(u, u)
    ctx.fillStyle = COLOURS.ink
    ctx.fill(new Path2D('M0 0h14v60H0zM17 0h20a12.5 12.5 0 0 1 0 25H17z'))
    const since = time - roll.settled - LETTER.delay
    ctx.beginPath()
    ctx.rect(60, -10, 340, 74)
    ctx.clip()
    art.letters.forEach((letter, i) => {
      const t = easeOut((since - i * LETTER.step) / LETTER.seconds)
      if (t <= 0) return
      ctx.save()
      ctx.translate(0, (1 - t) * LETTER.rise)
      ctx.fill(letter.path)
      ctx.restore()
    })
    ctx.restore()
    const t = smoother((since - 0.75) / 0.7)
    if (t <= 0) return
    ctx.globalAlpha = t
    ctx.fillStyle = COLOURS.ink
    ctx.font = `480 ${TAGLINE.size}px 'Mona Sans'`
    ctx.fontStretch = 'normal'
    ctx.letterSpacing = '-0.6px'
    ctx.fillText(art.tagline, MARK.x + TAGLINE.left * u, MARK.y + TAGLINE.baseline * u)
    ctx.globalAlpha = 1
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

  /** `given` looks elsewhere than the film's camera. */
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
      drawRails(ctx, time, view)
      drawOutsideHorn(ctx, () => drawBall(ctx, ball, time))
    })
    drawLens(ctx, time, view, ball)
    for (const { set, i } of shown) {
      const scene = SCENES[i]
      const front = scene && art.fronts.get(scene.id)
      if (scene && front) ctx.drawImage(front, set.left, set.level - scene.plateRail)
    }
    drawLogo(ctx, time)
    if (time > roll.leavesMark - 1) drawBall(ctx, ball, time)
  }

  return { draw, seconds }
}
