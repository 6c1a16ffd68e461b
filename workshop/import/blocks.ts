/** A block comment of WordPress's newer editor, such as <!-- wp:gallery {"ids":[1]} /-->. */
export type BlockComment = { name: string; attributes: Record<string, unknown>; isEmpty: boolean }

const BLOCK = /^\s*wp:(\S+?)(?:\s+(\{.*\}))?\s*(\/?)\s*$/s

/** @param value text between <!-- and -->. @returns undefined if the text is not a block, or ends a block. */
export function readBlockComment(value: string): BlockComment | undefined {
  const [, name, json = '{}', slash] = BLOCK.exec(value) ?? []
  if (name === undefined) return undefined
  return { name, attributes: parsed(json), isEmpty: slash === '/' }
}

/** Blocks without text of their own. */
const UNSEEN = ['more', 'nextpage', 'spacer', 'separator']

/**
 * Describes a block that is only a comment in an article, such as latest-posts ({"postsToShow":3}). WordPress or a
 * plugin generates its text when the page is shown.
 */
export function filledByItself(comment: string): string | undefined {
  const block = readBlockComment(comment)
  if (!block?.isEmpty || UNSEEN.includes(block.name)) return undefined
  const says = Object.keys(block.attributes).length > 0
  return says ? `${block.name} (${JSON.stringify(block.attributes)})` : block.name
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
