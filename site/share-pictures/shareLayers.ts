import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { SharePicture } from '../../content-model/schemas/page.ts'
import { cropPosition } from '../lib/focus.ts'
import { SHARE_PICTURE_SIZE } from '../lib/sharePictures.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE

/** Margin left and right of all text. */
export const MARGIN_PX = 64

/** Width of a wide illustration beside the title, which takes the rest. */
const ILLUSTRATION_WIDTH_PX = 700

/** Distance of a wide illustration from the lower edge. */
const ILLUSTRATION_FOOT_PX = 70

/** Share of an illustration over which its left edge, and its upper and lower one, fade into the background. */
const FADE = { side: 0.24, top: 0.1, bottom: 0.1 }

const PORTRAIT = { widthPx: 256, heightPx: 300, gapPx: 16, radiusPx: 12 }

const ROLL = { railY: 556, railPx: 5, ballRadiusPx: 62 }

/** The layers above the background, and the background itself if an illustration brings its own. */
export type Art = { layers: OverlayOptions[]; background?: string; leftPx: number }

/** The art of a share picture. `leftPx` is the left limit of its objects. */
export async function shareArt(
  { pictures, variant, focus }: SharePicture,
  colours: { line: string; ball: string },
): Promise<Art> {
  const [illustration] = pictures
  if (!illustration) return { layers: [rollingBall(colours)], leftPx: WIDTH }
  if (pictures.length > 1) return { layers: await portraits(pictures, focus), leftPx: WIDTH }
  return variant === 'below'
    ? illustrationBelow(illustration)
    : illustrationBeside(illustration, focus)
}

async function illustrationBelow(name: string): Promise<Art> {
  const illustration = sharp(fileOf(name)).resize({ width: WIDTH })
  const { data, info } = await faded(illustration, { side: 0 })
  return {
    layers: [{ input: data, raw: info, left: 0, top: HEIGHT - info.height }],
    background: await edgeColour(name),
    leftPx: WIDTH,
  }
}

async function illustrationBeside(name: string, focus: SharePicture['focus']): Promise<Art> {
  const { width, height } = await sharp(fileOf(name)).metadata()
  const isCut = focus !== 'middle'
  const isWide = width > height * 1.2
  const illustration = sharp(fileOf(name)).resize(
    isCut
      ? {
          width: ILLUSTRATION_WIDTH_PX,
          height: HEIGHT,
          fit: 'cover',
          position: cropPosition(focus),
        }
      : { width: isWide ? ILLUSTRATION_WIDTH_PX : HEIGHT, height: HEIGHT, fit: 'inside' },
  )
  const { data, info } = await faded(illustration, FADE)
  const left = WIDTH - info.width
  return {
    layers: [
      {
        input: data,
        raw: info,
        left,
        top: Math.max(0, HEIGHT - info.height - ILLUSTRATION_FOOT_PX),
      },
    ],
    background: await edgeColour(name),
    leftPx: left,
  }
}

/** A picture whose edges fade, except those on the edge of the share picture. */
async function faded(illustration: Sharp, { side }: { side: number }) {
  const { data, info } = await illustration
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isFull = height >= HEIGHT
  const masks = [
    gradient(width, height, 'x2="1" y2="0"', [
      [0, side === 0 ? 1 : 0],
      [side, 1],
    ]),
    gradient(width, height, 'x2="0" y2="1"', [
      [0, isFull ? 1 : 0],
      [FADE.top, 1],
      [1 - FADE.bottom, 1],
      [1, isFull || side === 0 ? 1 : 0],
    ]),
  ]
  return sharp(data, { raw: info })
    .composite(masks.map((input) => ({ input, blend: 'dest-in' as const })))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function gradient(width: number, height: number, axis: string, stops: [number, number][]): Buffer {
  const marks = stops.map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-opacity="${opacity}"/>`,
  )
  return svg(
    width,
    height,
    `<linearGradient id="fade" x1="0" y1="0" ${axis}>${marks.join('')}</linearGradient>
     <rect width="${width}" height="${height}" fill="url(#fade)"/>`,
  )
}

/** The colour of a picture along its left edge: on a background of it the picture has no visible border. */
async function edgeColour(name: string): Promise<string> {
  const { height } = await sharp(fileOf(name)).metadata()
  const edge = sharp(fileOf(name)).extract({ left: 0, top: 0, width: 8, height })
  const { channels } = await sharp(await edge.png().toBuffer()).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean))
  return `#${Buffer.from([red, green, blue]).toString('hex')}`
}

async function portraits(names: string[], focus: SharePicture['focus']): Promise<OverlayOptions[]> {
  const { widthPx, heightPx, gapPx, radiusPx } = PORTRAIT
  const corners = svg(
    widthPx,
    heightPx,
    `<rect width="${widthPx}" height="${heightPx}" rx="${radiusPx}"/>`,
  )
  return Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(fileOf(name))
        .resize({ width: widthPx, height: heightPx, position: cropPosition(focus) })
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: MARGIN_PX + index * (widthPx + gapPx),
      top: HEIGHT - MARGIN_PX - heightPx,
    })),
  )
}

/** For pages without pictures: the ball of the mark at rest on its rail. */
function rollingBall({ line, ball }: { line: string; ball: string }): OverlayOptions {
  const { railY, railPx, ballRadiusPx } = ROLL
  const ballX = WIDTH - MARGIN_PX - 2 * ballRadiusPx
  const art = `<rect x="${MARGIN_PX}" y="${railY}" width="${WIDTH - MARGIN_PX}" height="${railPx}" fill="${line}"/>
    <circle cx="${ballX}" cy="${railY - ballRadiusPx}" r="${ballRadiusPx}" fill="${ball}"/>`
  return { input: svg(WIDTH, HEIGHT, art), left: 0, top: 0 }
}

function svg(width: number, height: number, inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
  )
}

function fileOf(name: string): string {
  return `content/pictures/${name}`
}
