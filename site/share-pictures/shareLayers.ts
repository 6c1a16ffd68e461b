import sharp, { type OutputInfo, type OverlayOptions, type Sharp } from 'sharp'
import type { SharePicture } from '../../content-model/schemas/page.ts'
import { cropPosition } from '../lib/focus.ts'
import { SHARE_PICTURE_SIZE } from '../lib/sharePictures.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE

/** Margin left and right of all text. */
export const MARGIN_PX = 64

/** Width of a wide illustration; the title beside it gets the rest. */
const ILLUSTRATION_WIDTH_PX = 700

/** Distance of a wide illustration from the lower edge. */
const ILLUSTRATION_FOOT_PX = 70

/** Share of an illustration over which its left, top and bottom edges fade into the background. */
const FADE = { side: 0.24, top: 0.1, bottom: 0.1 }

/** Width of the left edge, in px, whose colour becomes the background. */
const EDGE_PX = 4

const PORTRAIT = { widthPx: 256, heightPx: 300, gapPx: 16, radiusPx: 12 }

const ROLL = { railY: 556, railPx: 5, ballRadiusPx: 62 }

/** The background in the size of a share picture, its colour beside the art, and the layers on top. */
export type Art = {
  ground: Sharp
  background: string
  layers: OverlayOptions[]
  /** Left limit of the objects in the art. */
  leftPx: number
}

/** The art of a share picture. An illustration determines its own background. */
export async function shareArt(
  { pictures, variant, focus }: SharePicture,
  { background, line, ball }: { background: string; line: string; ball: string },
): Promise<Art> {
  const [illustration] = pictures
  if (illustration && pictures.length === 1) {
    return variant === 'below'
      ? illustrationBelow(illustration)
      : illustrationBeside(illustration, focus)
  }
  const layers = illustration ? await portraits(pictures, focus) : [rollingBall({ line, ball })]
  const ground = sharp({ create: { ...SHARE_PICTURE_SIZE, channels: 3, background } })
  return { ground, background, layers, leftPx: WIDTH }
}

async function illustrationBelow(name: string): Promise<Art> {
  const illustration = sharp(fileOf(name)).resize({ width: WIDTH })
  return { ...(await illustrated(illustration, { side: 0, footPx: 0 })), leftPx: WIDTH }
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
  return illustrated(illustration, { side: FADE.side, footPx: ILLUSTRATION_FOOT_PX })
}

/** An illustration in the lower right corner, on a background with the colour of its left edge. */
async function illustrated(
  illustration: Sharp,
  { side, footPx }: { side: number; footPx: number },
): Promise<Art> {
  const { data, info } = await illustration
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = await edgeColour(data, info)
  fadeEdges(data, info, side)
  const left = WIDTH - info.width
  const top = Math.max(0, HEIGHT - info.height - footPx)
  const ground = sharp(data, { raw: info })
    .flatten({ background })
    .extend({ left, top, bottom: HEIGHT - info.height - top, background })
  return { ground, background, layers: [], leftPx: left }
}

/** Fades out the edges, except those at the edge of the share picture. */
function fadeEdges(data: Buffer, { width, height }: OutputInfo, side: number): void {
  const isFull = height >= HEIGHT
  const opacity = (distance: number, length: number, share: number) =>
    Math.min(1, (distance + 0.5) / (length * share))
  for (let y = 0; y < height; y++) {
    const above = isFull ? 1 : opacity(y, height, FADE.top)
    const below = isFull || side === 0 ? 1 : opacity(height - 1 - y, height, FADE.bottom)
    for (let x = 0; x < width; x++) {
      const alpha = 4 * (y * width + x) + 3
      data[alpha] = (data[alpha] ?? 0) * above * below * opacity(x, width, side)
    }
  }
}

/** The mean colour of the left edge: on a background of this colour, the picture has no visible border. */
async function edgeColour(data: Buffer, raw: OutputInfo): Promise<string> {
  const mean = await sharp(data, { raw })
    .extract({ left: 0, top: 0, width: EDGE_PX, height: raw.height })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${mean.toString('hex')}`
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

/** For pages without pictures: the ball of the logo, at rest on its rail. */
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
