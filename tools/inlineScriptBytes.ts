import { brotliCompressSync } from 'node:zlib'

/** Elements that hold script to run: neither files nor data, as structured data and speculation rules are. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|type="(?!module)))[^>]*>([\s\S]*?)<\/script>/g

/** Bytes of the script that travels inside a page, compressed on its own as the server would compress it. */
export function inlineScriptBytes(html: string): number {
  const script = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text).join('')
  return script ? brotliCompressSync(script).length : 0
}
