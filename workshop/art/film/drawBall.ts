import { CLOSING_LEFT, type Point, SETS, smoother } from './rail.ts'
import { BALL_RADIUS, COLOURS, SCENES } from './scenes.ts'

const PAPER_BALL = 'brand'
/** The rendered ball leaves four of 256 pixels free on each side. */
const SPRITE_MARGIN = 256 / 248

/** Draws the ball. `afterSettling` is in seconds, negative before: at rest in the mark the ball turns flat. */
export const drawBall = (
  ctx: CanvasRenderingContext2D,
  balls: Map<string, CanvasImageSource>,
  [x, y]: Point,
  afterSettling: number,
) => {
  const sprite = (id: string, alpha: number) => {
    const image = balls.get(id)
    if (!image || alpha <= 0) return
    ctx.globalAlpha = alpha
    const r = BALL_RADIUS * SPRITE_MARGIN
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
  const flat = smoother((afterSettling - 0.1) / 0.9)
  if (flat <= 0) return
  ctx.globalAlpha = flat
  ctx.fillStyle = COLOURS.orange
  ctx.beginPath()
  ctx.arc(x, y, BALL_RADIUS, 0, 2 * Math.PI)
  ctx.fill()
  ctx.globalAlpha = 1
}
