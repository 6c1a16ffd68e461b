import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { isGroup } from '../fieldsOf.ts'

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
/** What an animation could make fetch or run something, in letters or by their numbers. */
const ACTIVE_ATTRIBUTE = /^\s*(?:on|(?:.*:)?href)|&/i
const OUTSIDE_STYLE = /@import|url\(\s*["']?(?!["']?#)/i

/**
 * What is wrong with an SVG drawing, as `has no viewBox. …`; undefined where it is sound. Drawings stand in the pages
 * themselves: they run nothing and fetch nothing.
 */
export async function drawingFault(text: string): Promise<string | undefined> {
  if (text.trim() === '') return `is empty. ${EXPORT_AGAIN}`
  if (/<!ENTITY/i.test(text))
    return `defines entities, which a drawing does not need. ${EXPORT_AGAIN}`
  const error = await readingError(text)
  const [, line] = /\bline (\d+)/.exec(error ?? '') ?? []
  if (line) return `is broken in line ${line}: it is no whole SVG drawing. ${EXPORT_AGAIN}`
  const nodes: unknown = PARSER.parse(text)
  const root = elementsIn(nodes).find(({ name }) => !name.startsWith('?'))
  if (root?.name !== 'svg') return `is no SVG drawing. ${EXPORT_AGAIN}`
  if (!root.attributes.viewBox) {
    return 'has no viewBox, which tells the site its size. Export it again with one.'
  }
  return activeFault(root) ?? (error && `cannot be drawn. ${EXPORT_AGAIN}`)
}

/** What sharp says of a drawing that it cannot read; where the XML is broken, with the line. */
function readingError(text: string): Promise<string | undefined> {
  return sharp(Buffer.from(text))
    .metadata()
    .then(() => undefined)
    .catch(String)
}

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
})

type SvgElement = { name: string; attributes: Record<string, unknown>; children: unknown }

/** The parser's nodes are groups with one field, which is the element's name, and one for its attributes. */
function elementsIn(nodes: unknown): SvgElement[] {
  if (!Array.isArray(nodes)) return []
  return nodes.filter(isGroup).flatMap((node) => {
    const { ':@': attributes, ...element } = node
    return Object.entries(element).map(([name, children]) => ({
      name,
      attributes: isGroup(attributes) ? attributes : {},
      children,
    }))
  })
}

function activeFault({ name, attributes, children }: SvgElement): string | undefined {
  const localName = name.replace(/^.*:/, '').toLowerCase()
  if (ACTIVE.has(localName))
    return `contains a <${name}>, which a drawing does not need. ${EXPORT_AGAIN}`
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
  if (localName === 'style' && OUTSIDE_STYLE.test(JSON.stringify(children))) return OUTSIDE
  for (const child of elementsIn(children)) {
    const fault = activeFault(child)
    if (fault) return fault
  }
  return undefined
}

const OUTSIDE = `refers to something outside of it in a style, which pages may not fetch. ${EXPORT_AGAIN}`
