import { createHash } from 'node:crypto'
import { ELEMENT_NODE, type ElementNode, parse, type TextNode, walkSync } from 'ultrahtml'

/** What a policy has to allow of a page's own text. */
export type PageNeeds = {
  /** Hashes of inline scripts, as a policy names them. */
  scripts: Set<string>
  styles: Set<string>
  /** Origins of hosts whose players the page brings in when a visitor presses for a film. */
  players: Set<string>
  /** Whether the page carries pictures in its own text, as `data:` addresses. */
  hasDataImages: boolean
}

/** What browsers run or act on; anything else in a script element is data and needs no leave. */
const ACTIVE_TYPE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i

const PICTURE_ATTRIBUTES = ['src', 'srcset', 'poster', 'href']
const DATA_IMAGE = 'data:image/'

/** Reads from a finished page or drawing what its policy has to allow. */
export function pageNeeds(page: string): PageNeeds {
  const needs: PageNeeds = {
    scripts: new Set(),
    styles: new Set(),
    players: new Set(),
    hasDataImages: false,
  }
  walkSync(parse(page), (node) => {
    if (node.type !== ELEMENT_NODE) return
    const element = node as ElementNode
    const { name, attributes } = element
    needs.hasDataImages ||= PICTURE_ATTRIBUTES.some((key) => attributes[key]?.includes(DATA_IMAGE))
    const player = attributes['data-player']
    if (player) needs.players.add(new URL(player).origin)
    if (name === 'style') {
      needs.styles.add(hashOf(element))
      needs.hasDataImages ||= textOf(element).includes(DATA_IMAGE)
    }
    if (name === 'script' && isInlineScript(attributes)) needs.scripts.add(hashOf(element))
  })
  return needs
}

function isInlineScript({ src, type = '' }: ElementNode['attributes']): boolean {
  return src === undefined && ACTIVE_TYPE.test(type)
}

function hashOf(element: ElementNode): string {
  return `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`
}

/** The text of a script or style, which holds no elements. */
function textOf({ children }: ElementNode): string {
  return children.map((node) => (node as TextNode).value).join('')
}
