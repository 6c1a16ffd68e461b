import sharp from 'sharp'

/** A decompressed picture of this size takes 400 MB of memory. */
export const MAX_PIXELS = 100_000_000
/** As sharp calls them; AVIF is a kind of heif. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif']
const USABLE = 'Use a JPEG, PNG, WebP or AVIF picture.'

/** What is wrong with the bytes of a picture, as `is empty. …`; undefined where it can be shown whole. */
export async function pictureFault(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length === 0) return `is empty. ${USABLE}`
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const metadata = await picture.metadata().catch(() => undefined)
  if (!metadata) return `is no picture, or only the beginning of one. ${USABLE}`
  if (!FORMATS.includes(metadata.format)) return `is a picture that the site cannot show. ${USABLE}`
  // Reads it to its end, at the cost of some milliseconds.
  const isWhole = await picture
    .resize(1, 1, { fit: 'fill', kernel: 'nearest' })
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  return isWhole ? undefined : `is damaged or cut off. ${USABLE}`
}
