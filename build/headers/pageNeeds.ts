import { createHash } from 'node:crypto'
import { type ElementNode, elementsOf, isInlineCode, textOf } from '../../site/lib/html.ts'

/** The inline parts of a page that its policy has to allow. */
export type PageNeeds = {
  /** Hashes of inline scripts, as a policy names them. */
  scripts: Set<string>
  styles: Set<string>
  /** Origins of the hosts whose players the page loads when a visitor presses on a film. */
  players: Set<string>
  /** Origins of other hosts whose scripts the page runs, such as third-party analytics. */
  counters: Set<string>
  /** Whether the page has inline pictures, as `data:` addresses. */
  hasDataImages: boolean
}

/** Script types that browsers act on without running them. */
const RULES_TYPE = /^(?:importmap|speculationrules)$/i

const PICTURE_ATTRIBUTES = ['src', 'srcset', 'poster', 'href']
const DATA_IMAGE = 'data:image/'

/** Reads what the policy of a built page or SVG file has to allow. */
export function pageNeeds(page: string): PageNeeds {
  const elements = elementsOf(page)
  const styles = elements.filter(({ name }) => name === 'style')
  return {
    scripts: new Set(elements.filter(isActive).map(hashOf)),
    styles: new Set(styles.map(hashOf)),
    players: new Set(elements.flatMap(playerOf)),
    counters: new Set(elements.flatMap(foreignScriptOf)),
    hasDataImages:
      elements.some(carriesPicture) || styles.some((style) => textOf(style).includes(DATA_IMAGE)),
  }
}

function isActive(element: ElementNode): boolean {
  return isInlineCode(element) || RULES_TYPE.test(element.attributes.type ?? '')
}

function playerOf({ attributes }: ElementNode): string[] {
  const player = attributes['data-player']
  return player ? [new URL(player).origin] : []
}

function foreignScriptOf({ name, attributes }: ElementNode): string[] {
  const address = name === 'script' ? (attributes.src ?? '') : ''
  return /^https:/.test(address) ? [new URL(address).origin] : []
}

function carriesPicture({ attributes }: ElementNode): boolean {
  return PICTURE_ATTRIBUTES.some((name) => attributes[name]?.includes(DATA_IMAGE))
}

function hashOf(element: ElementNode): string {
  return `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`
}
