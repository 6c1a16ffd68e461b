import { createHash } from 'node:crypto'

/** What a policy header has to allow of a page's own text. */
export type InlineHashes = { scripts: Set<string>; styles: Set<string> }

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** What browsers run or act on; anything else in a script element is data and needs no leave. */
const ACTIVE_TYPES =
  /\btype="?(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)\b/i

const DATA_IMAGE = /\b(?:src|srcset|poster|href)="data:image\/|url\(["']?data:image\//

/** Whether a page carries pictures in its own text, as `data:` addresses. */
export function hasDataImages(page: string): boolean {
  return DATA_IMAGE.test(page)
}

/** Finds the inline scripts and styles of a finished page, as hashes that a policy header may name. */
export function inlineHashes(page: string): InlineHashes {
  const found: InlineHashes = { scripts: new Set(), styles: new Set() }
  for (const [, element = '', attributes = '', text = ''] of page.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (element.toLowerCase() === 'style') found.styles.add(hash)
    else if (isInlineScript(attributes)) found.scripts.add(hash)
  }
  return found
}

function isInlineScript(attributes: string): boolean {
  if (/\bsrc=/i.test(attributes)) return false
  return !/\btype=/i.test(attributes) || ACTIVE_TYPES.test(attributes)
}
