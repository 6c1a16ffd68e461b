import { filmOf } from '../../content-model/articles/films.ts'
import { filmPage } from './filmPage.ts'
import { quoted, type Tell } from './warnings.ts'

/** `[[name]]`, which stands for `[name]`; or `[name …]`, also `[name=…]`; or `[/name]`. */
export const SHORTCODE =
  /\[(\[[a-z][\w-]*[^\][]{0,2000}\])\]|\[(\/?)([a-z][\w-]*)((?:[\s=][^\][]{0,2000})?)\]/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

type Attributes = Record<string, string>

/** The HTML of WordPress's own shortcodes, and of plugins' ones that show content from elsewhere. */
const KNOWN: Readonly<
  Record<string, (attributes: Attributes, words: string, text: string) => string | undefined>
> = {
  caption: captioned,
  wp_caption: captioned,
  ...Object.fromEntries(
    'embed video audio iframe soundcloud spotify mixcloud bandcamp googlemaps googlevideo slideshare scribd ted instagram tweet twitter facebook gist'
      .split(' ')
      .map((name) => [name, player]),
  ),
}
/** Hosts of films that a shortcode names only by number. */
const FILM_PAGES: readonly [name: RegExp, page: string][] = [
  [/youtube|^(?:yt|tube|lyte|embedyt|youtuber?)$/i, 'https://www.youtube.com/watch?v='],
  [/vimeo/i, 'https://vimeo.com/'],
  [/dailymotion/i, 'https://www.dailymotion.com/video/'],
  [/^(?:wpvideo|videopress)$/i, 'https://videopress.com/v/'],
]
const ADDRESS = /(?:https?:)?\/\/[^\s"'<>|\]]+/
const NUMBER_ALONE = /^[=\s"']*([\w-]{5,20})["']?(?:\s|$)/

/** A shortcode that has begun, with the words so far. */
type Opened = { name: string; attributes: string; literal: string; words: string }

/**
 * The text of an article with WordPress's shortcodes as HTML. The output of other plugins is unknown:
 * the words within their shortcodes stay. A bare word in brackets stays too, since it may be just that.
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
  /** Ends the innermost; if it never closes, its words follow it. */
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

/** @param words between its tags; undefined if it does not close. */
function expand(
  { name, attributes, literal }: Omit<Opened, 'words'>,
  words: string | undefined,
  tell: Tell,
): string {
  const known = KNOWN[name.toLowerCase()]
  const values = attributesIn(attributes)
  const shown = known?.(values, words ?? '', attributes)
  if (shown !== undefined) return shown
  const film = filmIn(name, attributes, words ?? '')
  if (film) {
    const isAll = words?.includes(film) || film.endsWith(words?.trim() ?? '')
    return framed(film, values.title) + (isAll ? '' : words)
  }
  const isBare = attributes.startsWith('=') || !attributes.includes('=')
  if (words === undefined && isBare) {
    if (/[_-]/.test(name)) tell(`${literal} stands in the text as words: was it a shortcode?`)
    return literal
  }
  tell(`The shortcode ${quoted(literal)} is unknown and was taken out; words within it stayed.`)
  return words ?? ''
}

/** Address of a shortcode's film: any that it names, or by the number of a known one. */
function filmIn(name: string, attributes: string, words: string): string | undefined {
  const page = FILM_PAGES.find(([names]) => names.test(name))?.[1]
  const [address] = ADDRESS.exec(page ? `${attributes} ${words}` : attributes) ?? []
  if (address && (page || filmOf(filmPage(address.replaceAll('&amp;', '&'))))) return address
  if (page === undefined) return undefined
  const { id, clip_id, v, video, video_id } = attributesIn(attributes)
  const number = [id, clip_id, video_id, v, video, NUMBER_ALONE.exec(attributes)?.[1], words.trim()]
  const given = number.find((part) => part !== undefined && /^[\w-]{5,20}$/.test(part))
  return given && page + given
}

function captioned({ caption = '' }: Attributes, words: string): string {
  const end = /<img[^>]*>(?:\s*<\/a>)?/i.exec(words)
  const split = end ? end.index + end[0].length : words.length
  const below = words.slice(split).trim() || caption
  return `<figure>${words.slice(0, split)}<figcaption>${below}</figcaption></figure>`
}

function player(
  { poster, title, caption, ...values }: Attributes,
  words: string,
  text: string,
): string | undefined {
  const [address = Object.values(values).find((value) => value.startsWith('/')) ?? ''] =
    ADDRESS.exec([...Object.values(values), words, text].join(' ')) ?? []
  return address === '' ? undefined : framed(address, title ?? caption)
}

function framed(address: string, title = ''): string {
  return `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}"></iframe>`
}

/** Values of a shortcode by name. */
export function attributesIn(text: string): Attributes {
  const plain = text.replaceAll(/&quot;|[“”″]|&#82(?:20|21|43);/g, '"')
  return Object.fromEntries(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
