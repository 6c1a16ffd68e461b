import sharp from 'sharp'
import { MAX_JPEG_PIXELS } from './mediaFaults.ts'

/** The widest picture of the design is 2,880 pixels wide; larger masters only slow the build. */
const MAX_SIDE_PX = 2880
const QUALITY = 90

export type MasterFormat = 'png' | 'webp' | 'jpeg' | 'avif'

/**
 * Converts a valid picture to the form that the site stores: upright, no larger than the design needs, and without
 * metadata such as place and time.
 */
export function toMaster(bytes: Buffer, format: MasterFormat) {
  return sharp(bytes, { limitInputPixels: MAX_JPEG_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
}
