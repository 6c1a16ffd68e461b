import type { Letter } from './lettering.ts'
import { MARK, smoother } from './rail.ts'
import { COLOURS, MARK_UNIT } from './scenes.ts'

const LETTER = { delay: 0.06, step: 0.045, seconds: 0.6, rise: 58 }
const TAGLINE = { size: 52, baseline: 91, left: 68.6 }

const u = MARK_UNIT
const easeOut = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

/** Draws the mark at the end of the rail. The wordmark and the tagline appear when the ball is in its place. */
export const drawLogo = (
  ctx: CanvasRenderingContext2D,
  letters: readonly Letter[],
  tagline: string,
  afterSettling: number,
) => {
  ctx.save()
  ctx.translate(MARK.x, MARK.y)
  ctx.scale(u, u)
  ctx.fillStyle = COLOURS.ink
  ctx.fill(new Path2D('M0 0h14v60H0zM17 0h20a12.5 12.5 0 0 1 0 25H17z'))
  const since = afterSettling - LETTER.delay
  ctx.beginPath()
  ctx.rect(60, -10, 340, 74)
  ctx.clip()
  letters.forEach((letter, i) => {
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
  ctx.fillText(tagline, MARK.x + TAGLINE.left * u, MARK.y + TAGLINE.baseline * u)
  ctx.globalAlpha = 1
}
