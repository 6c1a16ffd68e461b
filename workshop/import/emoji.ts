import type { Element } from 'hast'

const CLASS = /^(?:emoji|wp-smiley|twemoji|emojione)$/
const FOLDER = /\/(?:core\/emoji|smilies|twemoji[^/]*|emoji\.php)\//
/** Code points in a file name, such as 1f468-200d-1f469.png. */
const NAMED = /\/((?:[\da-f]{2,5}-)*[\da-f]{4,5})\.(?:png|svg)(?:\?|$)/i
/** Longer alternative texts describe a picture. */
const LONGEST = 12

/** The characters of an emoji that is a picture in WordPress. Undefined if the element is not an emoji. */
export function emojiOf({ tagName, properties }: Element): string | undefined {
  const { src = '', alt = '', className } = properties
  const isEmoji =
    tagName === 'img' &&
    ([className].flat().some((name) => CLASS.test(String(name))) || FOLDER.test(String(src)))
  if (!isEmoji) return undefined
  const words = String(alt).trim()
  if (words !== '' && words.length <= LONGEST) return words
  const [, points] = NAMED.exec(String(src)) ?? []
  return (
    points && String.fromCodePoint(...points.split('-').map((point) => Number.parseInt(point, 16)))
  )
}
