import { isUtf8 } from 'node:buffer'
import type { LineFault } from '../faultSentence.ts'

/** The text of a file without a byte order mark, or a fault with the line that is not UTF-8. */
export function decodeText(bytes: Buffer): { text: string } | { fault: LineFault } {
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes) }
  const line = linesOf(bytes).findIndex((part) => !isUtf8(part)) + 1
  return {
    fault: {
      line,
      problem: 'is not UTF-8, the encoding of all texts of the site',
      advice: 'Save the file again as UTF-8, and check that line.',
    },
  }
}

/** Splits at line feeds. In UTF-8, no byte of a longer character equals a line feed. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return [...lines, bytes.subarray(start)]
}
