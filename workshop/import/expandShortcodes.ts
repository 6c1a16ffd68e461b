import { filmOf } from '../../content-model/articles/films.ts'
import { filmPage } from './filmPage.ts'
import { quoted, type Tell } from './warnings.ts'

/** `[[name]]`, which is the text `[name]`; or `[name …]` or `[name=…]`; or `[/name]`. */
export const SHORTCODE =
  /\[(\[[a-z][\w-]*[^\][]{0,2000}\])\]|\[(\/?)([a-z][\w-]*)((?:[\s=][^\][]{0,2000})?)\]/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

type Attributes = Record<string, string>

/** HTML of WordPress's own shortcodes, and of shortcodes of plugins that embed content from elsewhere. */
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
/** Film pages for shortcodes that name a film only by its number. */
const FILM_PAGES: readonly [name: RegExp, page: string][] = [
  [/youtube|^(?:yt|tube|lyte|embedyt|youtuber?)$/i, 'https://www.youtube.com/watch?v='],
  [/vimeo/i, 'https://vimeo.com/'],
  [/dailymotion/i, 'https://www.dailymotion.com/video/'],
  [/^(?:wpvideo|videopress)$/i, 'https://videopress.com/v/'],
]
const ADDRESS = /(?:https?:)?\/\/[^\s"'<>|\]]+/
const NUMBER_ALONE = /^[=\s"']*([\w-]{5,20})["']?(?:\s|$)/

/** An open shortcode, with its text so far. */
type Opened = { name: string; attributes: string; literal: string; words: string }

/**
 * Replaces WordPress's shortcodes in an article with HTML. The output of other plugins is unknown, so only the text
 * within their shortcodes stays. A bare word in brackets stays too, since it may be plain text.
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
  /** Ends the innermost shortcode. If the shortcode is never closed, its text follows it. */
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

/** @param words text between its tags; undefined if the shortcode is not closed. */
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
    if (/[_-]/.test(name)) tell(`${literal} was kept as text. Was it a shortcode?`)
    return literal
  }
  tell(`The unknown shortcode ${quoted(literal)} was removed; the text within it was kept.`)
  return words ?? ''
}

/** The address of the film of a shortcode: the given address, or an address made of the number of the film. */
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

/** The attributes of a shortcode by name. */
export function attributesIn(text: string): Attributes {
  const plain = text.replaceAll(/&quot;|[“”″]|&#82(?:20|21|43);/g, '"')
  return Object.fromEntries(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}
