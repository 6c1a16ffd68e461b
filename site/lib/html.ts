import { ELEMENT_NODE, type ElementNode, type TextNode, walkSync } from 'ultrahtml'
import { parseHtml } from '../../content-model/parseHtml.ts'

export type { ElementNode } from 'ultrahtml'

/** Script types that browsers run as code; other types are data. */
const CODE_TYPE = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i

/** The elements of a page or drawing in order, without the contents of comments and scripts. */
export function elementsOf(html: string): ElementNode[] {
  const elements: ElementNode[] = []
  walkSync(parseHtml(html), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node as ElementNode)
  })
  return elements
}

/** The text of an element without child elements, such as a script or a style. */
export function textOf({ children }: ElementNode): string {
  return children.map((node) => (node as TextNode).value).join('')
}

/** Whether an element is an inline script with code. */
export function isInlineCode({ name, attributes: { src, type = '' } }: ElementNode): boolean {
  return name === 'script' && src === undefined && CODE_TYPE.test(type)
}
