import { brotliCompressSync } from 'node:zlib'
import { elementsOf, isInlineCode, textOf } from '../site/lib/html.ts'

/** Bytes of the inline scripts of a page, compressed by themselves as the server would compress them. */
export function inlineScriptBytes(html: string): number {
  const script = elementsOf(html).filter(isInlineCode).map(textOf).join('')
  return script ? brotliCompressSync(script).length : 0
}
