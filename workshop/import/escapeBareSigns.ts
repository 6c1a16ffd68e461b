const CDATA_START = '<![CDATA['
const CDATA_END = ']]>'
const BARE_SIGN = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)|<(?![a-z_!?/])/gi
/** An entity or the start of CDATA that may continue in the next piece. */
const UNFINISHED = /[&<][^&<>;]{0,40}$/

/**
 * Escapes bare & and < outside CDATA. sax reads the characters after a bare ampersand as an entity, and in R&D</title>
 * these belong to the tag.
 * @returns a function that takes an XML text piece by piece; a call without a piece ends the text.
 */
export function bareSignEscaper(): (piece?: string) => string {
  let rest = ''
  let isInCdata = false
  return (piece) => {
    let text = rest + (piece ?? '')
    rest = ''
    let escaped = ''
    while (text !== '') {
      const mark = isInCdata ? CDATA_END : CDATA_START
      const found = text.indexOf(mark)
      const isLast = piece === undefined
      const held = isInCdata ? /\]{1,2}$/ : UNFINISHED
      const unfinished = found === -1 && !isLast ? text.search(held) : -1
      const end = found !== -1 ? found : unfinished !== -1 ? unfinished : text.length
      const part = text.slice(0, end)
      escaped += isInCdata
        ? part
        : part.replace(BARE_SIGN, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
      if (found === -1) {
        rest = text.slice(end)
        break
      }
      escaped += mark
      isInCdata = !isInCdata
      text = text.slice(found + mark.length)
    }
    return escaped
  }
}
