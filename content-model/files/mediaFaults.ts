import sharp from 'sharp'
import type { Fault } from '../faultSentence.ts'
import { unusableKind } from './pictureKinds.ts'

/** A decoded picture of this size takes 480 MB of memory. */
export const MAX_PIXELS = 120_000_000
/** Higher for JPEGs that are not progressive, which are shrunk while decoding. The limit of sharp is 268 million. */
export const MAX_JPEG_PIXELS = 250_000_000
/** Names of sharp, in which AVIF is a kind of heif. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif']
const USABLE = 'Use a JPEG, PNG, WebP or AVIF picture.'

/** The fault of a picture; undefined if the site can show the whole picture. */
export async function pictureFault(bytes: Buffer): Promise<Fault | undefined> {
  const refuse = (problem: string, advice = USABLE): Fault => ({ problem, advice })
  if (bytes.length === 0) return refuse('is empty')
  const kind = unusableKind(bytes)
  const unusable = refuse(`is ${kind}, which the site cannot read`, 'Save it as JPEG.')
  const picture = sharp(bytes, { limitInputPixels: false })
  const metadata = await picture.metadata().catch(() => undefined)
  if (!metadata && kind) return unusable
  if (!metadata) return refuse('is not a picture, or is incomplete')
  const { format, width, height, isProgressive, compression } = metadata
  // Pictures from iPhones are a kind of heif too, but only the decoder for AVIF is available.
  if (kind && (!FORMATS.includes(format) || compression === 'hevc')) return unusable
  if (!FORMATS.includes(format)) return refuse('is a picture that the site cannot show')
  const limit = format === 'jpeg' && !isProgressive ? MAX_JPEG_PIXELS : MAX_PIXELS
  if (width * height > limit) {
    return refuse(
      `has ${width} × ${height} pixels, more than can be read`,
      'Make it smaller: 4000 pixels on its longer side are enough.',
    )
  }
  // Decodes the picture to its end, which takes a few milliseconds.
  const isWhole = await picture
    .resize(1, 1, { fit: 'fill', kernel: 'nearest' })
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  if (isWhole) return undefined
  return kind ? unusable : refuse('is damaged or cut off')
}
