import { PRESENTATION_ATTRIBUTES } from './allowed.ts'
import { renamed } from './checkedValue.ts'
import type { DrawingElement } from './DrawingElement.ts'

const XMLNS = 'http://www.w3.org/2000/svg'

/** The drawing as markup that XML and HTML parsers read alike. */
export function writeDrawing({ name, attributes, children }: DrawingElement): string {
  return write({ name, attributes: { xmlns: XMLNS, ...attributes }, children })
}

/**
 * The drawing as a `<symbol>` for a page, with the colours of its root. All ids get a prefix, so that the ids of two
 * drawings do not collide. A style for dark or light colour schemes is omitted, because the page's own tone applies.
 */
export function writeSymbol(root: DrawingElement, id: string): string {
  const { viewBox = '', preserveAspectRatio, ...attributes } = root.attributes
  const drawn = Object.entries(attributes).filter(([name]) => PRESENTATION_ATTRIBUTES.has(name))
  return write({
    name: 'symbol',
    attributes: {
      id,
      viewBox,
      ...(preserveAspectRatio && { preserveAspectRatio }),
      ...withNames(Object.fromEntries(drawn), id),
    },
    children: root.children.flatMap((child): DrawingElement['children'] => {
      if (typeof child === 'string') return [child]
      return child.name === 'style' ? [] : [withOwnNames(child, id)]
    }),
  })
}

function withOwnNames(
  { name, attributes, children }: DrawingElement,
  prefix: string,
): DrawingElement {
  return {
    name,
    attributes: withNames(attributes, prefix),
    children: children.map((child) =>
      typeof child === 'string' ? child : withOwnNames(child, prefix),
    ),
  }
}

function withNames(
  { class: _styled, ...attributes }: Record<string, string>,
  prefix: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      renamed(name, value, (id) => `${prefix}-${id}`),
    ]),
  )
}

function write({ name, attributes, children }: DrawingElement): string {
  const written = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('')
  if (children.length === 0) return `<${name}${written}/>`
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child) : write(child),
  )
  return `<${name}${written}>${inside.join('')}</${name}>`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
