import { brotliCompressSync } from 'node:zlib'
import { elementsOf, isInlineCode, textOf } from '../site/lib/html.ts'

/** Bytes of a page's inline script, compressed on its own as the server would compress it. */
export function inlineScriptBytes(html: string): number {
  const script = elementsOf(html).filter(isInlineCode).map(textOf).join('')
  return script ? brotliCompressSync(script).length : 0
}
