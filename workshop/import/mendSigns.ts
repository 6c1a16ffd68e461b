const CDATA_START = '<![CDATA['
const CDATA_END = ']]>'
const BARE_SIGN = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)|<(?![a-z_!?/])/gi
/** May continue in the next piece: an entity, or the start of CDATA. */
const UNFINISHED = /[&<][^&<>;]{0,40}$/

/**
 * Escapes bare & and < outside of CDATA. sax alone would read the character after a bare
 * ampersand as a part of it, and in R&D</title> that is the tag's.
 * @returns a function that takes an XML text piece by piece, and the last time nothing.
 */
export function signMender(): (piece?: string) => string {
  let rest = ''
  let isInCdata = false
  return (piece) => {
    let text = rest + (piece ?? '')
    rest = ''
    let mended = ''
    while (text !== '') {
      const mark = isInCdata ? CDATA_END : CDATA_START
      const found = text.indexOf(mark)
      const isLast = piece === undefined
      const held = isInCdata ? /\]{1,2}$/ : UNFINISHED
      const unfinished = found === -1 && !isLast ? text.search(held) : -1
      const end = found !== -1 ? found : unfinished !== -1 ? unfinished : text.length
      const part = text.slice(0, end)
      mended += isInCdata
        ? part
        : part.replace(BARE_SIGN, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
      if (found === -1) {
        rest = text.slice(end)
        break
      }
      mended += mark
      isInCdata = !isInCdata
      text = text.slice(found + mark.length)
    }
    return mended
  }
}
