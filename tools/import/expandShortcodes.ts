import { quoted, type Tell } from './losses.ts'

/** `[[name]]`, which stands for `[name]`; or `[name …]`; or `[/name]`. */
const SHORTCODE =
  /\[(\[[a-z][\w-]*[^\][]{0,2000}\])\]|\[(\/?)([a-z][\w-]*)((?:\s[^\][]{0,2000})?)\]/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

type Attributes = Record<string, string>

/** What WordPress makes of its own shortcodes, as HTML. */
const KNOWN: Readonly<Record<string, (attributes: Attributes, words: string) => string>> = {
  caption: captioned,
  wp_caption: captioned,
  gallery: ({ ids = '', include = '' }) =>
    (ids || include)
      .split(',')
      .map((id) => `<img class="wp-image-${Number(id)}">`)
      .join(''),
  embed: ({ src = '' }, words) => `\n\n${words.trim() || src}\n\n`,
  video: player,
  audio: player,
}

/** A shortcode that has begun, with the words so far. */
type Opened = { name: string; attributes: string; literal: string; words: string }

/**
 * The text of an article with WordPress's shortcodes as HTML. What a plugin would have made of others is not known:
 * the words within them stay. A bare word in brackets stays too, since it may be just that.
 */
export function expandShortcodes(html: string, tell: Tell): string {
  const closings = new Map<string, number>()
  for (const [, , slash, name = ''] of html.matchAll(SHORTCODE)) {
    if (slash) closings.set(name, (closings.get(name) ?? 0) + 1)
  }
  const text: Opened = { name: '', attributes: '', literal: '', words: '' }
  const opened: Opened[] = [text]
  const innermost = () => opened.at(-1) ?? text
  const append = (words: string) => {
    innermost().words += words
  }
  /** Ends the innermost; its words stand behind it where it never closes. */
  const end = (isClosed: boolean) => {
    const { words, ...shortcode } = opened.pop() ?? text
    append(isClosed ? expand(shortcode, words, tell) : expand(shortcode, undefined, tell) + words)
  }
  let position = 0
  for (const match of html.matchAll(SHORTCODE)) {
    const [literal, escaped, slash, name = '', attributes = ''] = match
    append(html.slice(position, match.index))
    position = match.index + literal.length
    const closingsAhead = closings.get(name) ?? 0
    if (escaped) append(escaped)
    else if (!slash) {
      opened.push({ name, attributes, literal, words: '' })
      if (closingsAhead === 0) end(false)
    } else {
      closings.set(name, closingsAhead - 1)
      if (!opened.some((shortcode) => shortcode.name === name)) continue
      while (innermost().name !== name) end(false)
      end(true)
    }
  }
  append(html.slice(position))
  while (opened.length > 1) end(false)
  return text.words
}

/** @param words what it stands around; undefined where it does not close. */
function expand(
  { name, attributes, literal }: Omit<Opened, 'words'>,
  words: string | undefined,
  tell: Tell,
): string {
  const known = KNOWN[name.toLowerCase()]
  if (known) return known(attributesIn(attributes), words ?? '')
  if (words === undefined && !attributes.includes('=')) {
    if (/[_-]/.test(name)) tell(`${literal} stands in the text as words: was it a shortcode?`)
    return literal
  }
  tell(`The shortcode ${quoted(literal)} is unknown and was taken out; words within it stayed.`)
  return words ?? ''
}

function captioned({ caption = '' }: Attributes, words: string): string {
  const end = /<img[^>]*>(?:\s*<\/a>)?/i.exec(words)
  const split = end ? end.index + end[0].length : words.length
  const below = words.slice(split).trim() || caption
  return `<figure>${words.slice(0, split)}<figcaption>${below}</figcaption></figure>`
}

function player(attributes: Attributes): string {
  const address = Object.values(attributes).find((value) => /^(?:https?:\/)?\//.test(value)) ?? ''
  return `<video src="${address}"></video>`
}

function attributesIn(text: string): Attributes {
  const plain = text.replaceAll(/&quot;|[“”″]|&#82(?:20|21|43);/g, '"')
  return Object.fromEntries(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
