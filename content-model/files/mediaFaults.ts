import sax from 'sax'
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

const EXPORT_AGAIN = 'Export it again as a plain SVG drawing.'
/** Elements that run something, or bring in what is no drawing. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
])
/** A part of the drawing itself, or a picture that it carries. */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i
/** What an animation could make fetch or run something. */
const ACTIVE_ATTRIBUTE = /^\s*(?:on|(?:.*:)?href)/i
const OUTSIDE_STYLE = /@import|url\(\s*["']?(?!["']?#)/i

/**
 * What is wrong with an SVG drawing, as `has no viewBox. …`; undefined where it is sound. Drawings stand in the pages
 * themselves: they run nothing and fetch nothing.
 */
export async function drawingFault(text: string): Promise<string | undefined> {
  if (text.trim() === '') return `is empty. ${EXPORT_AGAIN}`
  if (/<!ENTITY/i.test(text))
    return `defines entities, which a drawing does not need. ${EXPORT_AGAIN}`
  const fault = xmlFault(text)
  if (fault) return fault
  const canBeDrawn = await sharp(Buffer.from(text))
    .metadata()
    .then(() => true)
    .catch(() => false)
  return canBeDrawn ? undefined : `cannot be drawn. ${EXPORT_AGAIN}`
}

/** The types of sax do not know this setting; without it the names of HTML's signs pass for XML's. */
const XML_ENTITIES_ONLY: sax.SAXOptions & { strictEntities: true } = { strictEntities: true }

/**
 * What is wrong with a drawing as XML. The line is asked of an XML parser: sharp keeps one message for all files that it
 * reads at the same time, and now and then one loses its own.
 */
function xmlFault(text: string): string | undefined {
  const parser = sax.parser(true, XML_ENTITIES_ONLY)
  let root: string | undefined
  let brokenLine: number | undefined
  let fault: string | undefined
  let openStyles = 0
  let styles = ''
  parser.onerror = () => {
    brokenLine ??= parser.line + 1
    parser.resume()
  }
  parser.onopentag = ({ name, attributes }) => {
    if (!root && !attributes.viewBox) {
      fault = 'has no viewBox, which tells the site its size. Export it again with one.'
    }
    root ??= name
    fault ??= activeFault(name, attributes)
    if (isStyle(name)) openStyles++
  }
  parser.onclosetag = (name) => {
    if (isStyle(name)) openStyles--
  }
  parser.ontext = parser.oncdata = (words) => {
    if (openStyles > 0) styles += words
  }
  parser.write(text).close()

  if (root !== 'svg') return `is no SVG drawing. ${EXPORT_AGAIN}`
  if (brokenLine) {
    return `is broken in line ${brokenLine}: it is no whole SVG drawing. ${EXPORT_AGAIN}`
  }
  return fault ?? (OUTSIDE_STYLE.test(styles) ? OUTSIDE : undefined)
}

function localName(name: string): string {
  return name.replace(/^.*:/, '').toLowerCase()
}

function isStyle(name: string): boolean {
  return localName(name) === 'style'
}

function activeFault(name: string, attributes: Record<string, unknown>): string | undefined {
  if (ACTIVE.has(localName(name))) {
    return `contains a <${name}>, which a drawing does not need. ${EXPORT_AGAIN}`
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const words = String(value)
    if (/^on/i.test(attribute)) {
      return `contains a script (${attribute}), which a drawing does not need. ${EXPORT_AGAIN}`
    }
    if (/(?:^|:)href$/i.test(attribute) && !OWN_ADDRESS.test(words)) {
      return `refers to something outside of it (${attribute}), which pages may not fetch. ${EXPORT_AGAIN}`
    }
    if (/^attributeName$/i.test(attribute) && ACTIVE_ATTRIBUTE.test(words)) {
      return `animates ${words}, which a drawing does not need. ${EXPORT_AGAIN}`
    }
    if (OUTSIDE_STYLE.test(words)) return OUTSIDE
  }
  return undefined
}

const OUTSIDE = `refers to something outside of it in a style, which pages may not fetch. ${EXPORT_AGAIN}`
