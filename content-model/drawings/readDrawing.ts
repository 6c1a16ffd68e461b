import sax from 'sax'
import { ATTRIBUTES, ELEMENTS, WORD_ELEMENTS, WORDS_ONLY } from './allowed.ts'
import { checkedValue } from './checkedValue.ts'
import type { DrawingElement, StyledElement } from './DrawingElement.ts'
import { DrawingFault, forbidden } from './DrawingFault.ts'
import { applyStyles } from './drawingStyles.ts'

const KILOBYTE = 1000
const MAX_BYTES = 200 * KILOBYTE
/** Drawings from editors nest about twenty layers and groups. */
const MAX_DEPTH = 100
/** Includes copies made by `<use>`: nested uses multiply, and could keep a browser busy for ever. */
const MAX_ELEMENTS = 5000

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
/** Namespaces that browsers render. Elements of other namespaces are data of editors. */
const DRAWN_NAMESPACES = new Set([
  '',
  SVG,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
])

/** `strictEntities`, which sax's types lack, makes sax reject HTML entities such as `&eacute;`. */
const XML_OPTIONS: sax.SAXOptions & { strictEntities: true } = { strictEntities: true, xmlns: true }

/**
 * Reads an SVG drawing into elements and attributes that are safe in a page. Styles become attributes, because a style
 * element would affect the whole page and the page's policy forbids style attributes. Data of editors is removed:
 * comments, metadata, and elements and attributes of other namespaces.
 * @throws DrawingFault if the text is not an SVG drawing or contains something forbidden.
 */
export function readDrawing(text: string): DrawingElement {
  if (text.trim() === '') throw new DrawingFault('is empty')
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_BYTES) {
    throw new DrawingFault(
      `is ${Math.ceil(bytes / KILOBYTE)} kB`,
      `A drawing may be at most ${MAX_BYTES / KILOBYTE} kB: export it again without pictures in it, or with simpler shapes.`,
    )
  }
  const { root, styles } = parse(text)
  applyStyles(root, styles)
  if (countDrawn(root) > MAX_ELEMENTS) throw tooMany()
  return root
}

/** @returns the root element, and the text of all style elements. */
function parse(text: string): { root: StyledElement; styles: string } {
  const parser = sax.parser(true, XML_OPTIONS)
  /** The stack of open elements; undefined for an element that is removed with its contents. */
  const open: (StyledElement | 'style' | undefined)[] = []
  let root: StyledElement | undefined
  let styles = ''
  let count = 0
  const place = () => `line ${parser.line + 1}`

  const broken = () =>
    root
      ? new DrawingFault(`is broken in ${place()}: it is not a complete SVG drawing`)
      : noDrawing()

  parser.onerror = () => {
    throw broken()
  }
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) {
      throw new DrawingFault('defines entities, which a drawing does not need')
    }
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw forbidden(`<?${name}?>`, place())
  }
  parser.onopentag = (tag) => {
    const { name, local, uri, attributes } = tag as sax.QualifiedTag
    const parent = open.at(-1)
    if (open.length >= MAX_DEPTH) {
      throw new DrawingFault(`nests elements more than ${MAX_DEPTH} deep in ${place()}`)
    }
    if (++count > MAX_ELEMENTS) throw tooMany()
    if (open.length === 0 && (root || local !== 'svg')) throw broken()
    if (!DRAWN_NAMESPACES.has(uri) || local === 'metadata') {
      open.push(undefined)
      return
    }
    if (local === 'style' && (uri === SVG || uri === '')) {
      open.push('style')
      return
    }
    const isDrawn = ELEMENTS.has(local) && (uri === SVG || uri === '')
    if (!isDrawn || parent === 'style' || (parent && WORDS_ONLY.has(parent.name))) {
      throw forbidden(`<${name}>`, place())
    }
    const element = readElement(local, Object.values(attributes), place())
    if (!root && !isBox(element.attributes.viewBox ?? '')) {
      throw new DrawingFault(
        'has no viewBox, which tells the site its size',
        'Export it again with one.',
      )
    }
    root ??= element
    if (parent) parent.children.push(element)
    open.push(parent || element === root ? element : undefined)
  }
  parser.onclosetag = () => {
    open.pop()
  }
  parser.ontext = parser.oncdata = (words) => {
    const parent = open.at(-1)
    if (parent === 'style') styles += words
    else if (parent && WORD_ELEMENTS.has(parent.name)) parent.children.push(words)
  }
  parser.write(text).close()
  if (!root) throw noDrawing()
  return { root, styles }
}

function readElement(
  name: string,
  attributes: sax.QualifiedAttribute[],
  where: string,
): StyledElement {
  const element: StyledElement = { name, attributes: {}, children: [], classes: [], style: '' }
  for (const { name: written, local, uri, value } of attributes) {
    const isOwn = uri === '' || (uri === XLINK && local === 'href')
    if (!isOwn) continue
    if (/^on/i.test(local)) throw forbidden(written, where)
    if (local === 'class') element.classes = value.split(/\s+/).filter(Boolean)
    else if (local === 'style') element.style = value
    else if (ATTRIBUTES.has(local)) {
      const checked = checkedValue(name, local, value, where)
      if (checked !== undefined) element.attributes[local] ??= checked
    }
  }
  return element
}

function isBox(viewBox: string): boolean {
  const numbers = viewBox.split(/[ ,]+/)
  return numbers.length === 4 && numbers.every((number) => Number.isFinite(Number(number)))
}

/** The number of rendered elements, including copies made by `<use>`. */
function countDrawn(root: DrawingElement): number {
  const byId = new Map<string, DrawingElement>()
  const collect = (element: DrawingElement) => {
    if (element.attributes.id) byId.set(element.attributes.id, element)
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }
  collect(root)
  const counts = new Map<DrawingElement, number>()
  const count = (element: DrawingElement): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    // Browsers do not render an element that uses itself.
    counts.set(element, 0)
    const used = element.name === 'use' && byId.get(element.attributes.href?.slice(1) ?? '')
    const drawn = [...element.children, ...(used ? [used] : [])].reduce<number>(
      (sum, child) => sum + (typeof child === 'string' ? 0 : count(child)),
      1,
    )
    counts.set(element, drawn)
    return drawn
  }
  return count(root)
}

function noDrawing(): DrawingFault {
  return new DrawingFault('is not an SVG drawing')
}

function tooMany(): DrawingFault {
  return new DrawingFault(
    `draws more than ${MAX_ELEMENTS} elements`,
    'Export it again with simpler shapes.',
  )
}
