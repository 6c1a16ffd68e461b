import { slug } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { htmlToHast } from 'satteri'
import { filmOf } from '../../content-model/articles/films.ts'
import { filledByItself } from './blocks.ts'
import { emojiOf } from './emoji.ts'
import { filmPage } from './filmPage.ts'
import { element, isElement, type Node, text, textOf } from './hast.ts'
import { isSamePicture } from './uploads.ts'
import { quoted, type Tell } from './warnings.ts'

/** Placeholder element for a picture: `src`, `attachment` (its number in the export), `alt`, `caption`. */
export const PICTURE = 'x-picture'
/** Placeholder element for a film: `url`, `title`. */
export const FILM = 'x-film'

const words = (names: string) => new Set(names.split(' '))
/** Elements that an article may not contain. Their text is removed too. */
const DROPPED = words(
  'script style form input textarea select applet canvas svg math map link meta base title',
)
/** Fallbacks for a script that has not run, usually the same picture again. */
const FALLBACKS = words('noscript template')
/** Inline elements. */
export const PHRASING = words(
  'a abbr acronym b bdi bdo big br button cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
)
/** A source that is a placeholder until a script runs. Data URLs of real pictures are longer. */
const EMPTY_PICTURE = /^(?:data:.{0,1000}$|data:image\/svg|about:|$)/s
const BACKGROUND = /url\(\s*["']?([^"')]+)["']?\s*\)/i
const PLACE_NAMED = /\bhref\s*=\s*["']?#([^"'\s>]+)/gi
const BLANK_LINE = /\n[^\S\n]*\n\s*/
const ADDRESS_LINE = /\n[^\S\n]*(https?:\/\/\S+)[^\S\n]*(?=\n)/g
const ADDRESS_ALONE = /^https?:\/\/\S+$/

/**
 * Turns HTML from many years and editors into a list of blocks: paragraphs, headings from the second level, lists,
 * tables, quotes, code, pictures and films. Bare text becomes paragraphs at blank lines, as in WordPress.
 * @throws RangeError if elements are nested some thousands deep.
 */
export function tidyHtml(html: string, tell: Tell): Element[] {
  const root = htmlToHast(html.replaceAll('\r\n', '\n'), { fragment: true }) as Root
  return new Tidier(html, tell).blocksOf(root.children)
}

class Tidier {
  /** Without blocks of WordPress's newer editor, line ends in the text are line breaks. */
  readonly #keepsLines: boolean
  readonly #tell: Tell
  readonly #holdsBlocks = new WeakSet<Element>()
  readonly #html: string
  /** Targets of links within the article. */
  readonly #places: Set<string>

  constructor(html: string, tell: Tell) {
    this.#keepsLines = !html.includes('<!-- wp:')
    this.#tell = tell
    this.#html = html
    this.#places = new Set([...html.matchAll(PLACE_NAMED)].map(([, name = '']) => name))
  }

  blocksOf(nodes: Node[]): Element[] {
    return this.#flow(this.#clean(nodes))
  }

  /** Removes elements that an article may not contain, and records the elements that contain blocks. */
  #clean(nodes: Node[]): ElementContent[] {
    return nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [node]
      if (node.type === 'comment') {
        const block = filledByItself(node.value)
        if (block) this.#tell(`A block "${block}", which WordPress generates, was left out.`)
        return []
      }
      if (node.type !== 'element') return []
      const { tagName, properties } = node
      if (FALLBACKS.has(tagName)) {
        return this.#clean(node.children.filter((child) => !this.#isShownTwice(child)))
      }
      const emoji = emojiOf(node)
      if (emoji) return [text(emoji)]
      if (DROPPED.has(tagName)) {
        const source = properties.src ?? properties.data ?? properties.action
        this.#tell(`A <${tagName}>${source ? ` (${quoted(String(source))})` : ''} was left out.`)
        return []
      }
      if (properties.style !== undefined) {
        this.#tell('Its own colours, sizes and other styles were removed.')
      }
      const [, background] = BACKGROUND.exec(String(properties.style ?? '')) ?? []
      const picture = background ? [element('img', [], { src: background })] : []
      const children = [...this.#placesOf(node), ...this.#clean([...picture, ...node.children])]
      const cleaned: Element = { ...node, children }
      if (children.some((child) => this.#breaksLine(child))) {
        this.#holdsBlocks.add(cleaned)
      }
      return [cleaned]
    })
  }

  /** Whether a node is the fallback of a script and the article contains its picture or text elsewhere too. */
  #isShownTwice(node: Node): boolean {
    if (!isElement(node)) return node.type !== 'text' || this.#html.split(node.value).length > 2
    const source = String(node.properties.src ?? node.properties.href ?? '')
    return source !== '' && this.#html.split(source).length > 2
  }

  /** An anchor for an element that is the target of a link, unless it is a heading whose text gives the same id. */
  #placesOf({ tagName, properties: { id, name }, children }: Element): Element[] {
    const place = String(id ?? (tagName === 'a' ? name : undefined) ?? '')
    if (!this.#places.has(place)) return []
    if (/^h\d$/.test(tagName) && slug(children.map(textOf).join('')) === place) return []
    return [element('a', [], { id: place })]
  }

  #breaksLine(node: ElementContent): boolean {
    if (node.type === 'text') return this.#keepsLines && BLANK_LINE.test(node.value)
    return isElement(node) && this.#isBlock(node)
  }

  #isBlock(element: Element): boolean {
    return isBlockName(element) || this.#holdsBlocks.has(element)
  }

  #flow(nodes: ElementContent[], keepsLines = this.#keepsLines): Element[] {
    const blocks: Element[] = []
    let run: ElementContent[] = []
    const endRun = () => {
      blocks.push(...this.#paragraphs(run, keepsLines))
      run = []
    }
    for (const node of nodes) {
      if (node.type === 'element' && this.#isBlock(node)) {
        endRun()
        blocks.push(...this.#block(node, keepsLines))
      } else run.push(node)
    }
    endRun()
    return blocks
  }

  #block(node: Element, keepsLines: boolean): Element[] {
    const { tagName, children } = node
    switch (tagName) {
      case 'img':
        return this.#picture(node)
      case 'iframe':
      case 'video':
      case 'audio':
      case 'object':
      case 'embed':
        return this.#frame(node)
      case 'figure':
        return this.#figure(node)
      case 'p':
        return this.#flow(children, false)
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(node)
      case 'dt':
      case 'summary':
        return this.#flow([element('strong', children)], false)
      case 'ul':
      case 'ol':
        return isGallery(node) ? this.#flow(children, false) : this.#list(node)
      case 'table':
        return this.#table(node)
      case 'blockquote': {
        const quoted = this.#flow(children, keepsLines)
        return quoted.length > 0 ? [element('blockquote', quoted)] : []
      }
      case 'pre':
      case 'hr':
        return [node]
      case 'a':
        this.#tellOfLink(node)
        return this.#flow(children, keepsLines)
      default:
        return this.#flow(children, keepsLines)
    }
  }

  #paragraphs(run: ElementContent[], keepsLines: boolean): Element[] {
    const groups: ElementContent[][] = [[]]
    for (const [place, node] of run.entries()) {
      if (node.type !== 'text') {
        groups.at(-1)?.push(node)
        continue
      }
      const { value } = node
      const lines = keepsLines ? withAddressesApart(value, place === 0, node === run.at(-1)) : value
      for (const [index, part] of lines.split(BLANK_LINE).entries()) {
        if (index > 0) groups.push([])
        groups.at(-1)?.push(...(keepsLines ? withBreaks(part) : [text(part)]))
      }
    }
    return groups.flatMap((group): Element[] => {
      const children = trimmed(group)
      const line = children.map(textOf).join('').trim()
      const isAddress = ADDRESS_ALONE.test(line) && !children.some(isElement)
      if (isAddress) return [this.#embedded(line, '')]
      return children.length > 0 ? [element('p', children)] : []
    })
  }

  #heading(node: Element): Element[] {
    const { inline, media } = this.#flattened(node)
    const tagName = node.tagName === 'h1' ? 'h2' : node.tagName
    const isBlank = inline.map(textOf).join('').trim() === ''
    return isBlank ? media : [element(tagName, inline, node.properties), ...media]
  }

  /** The inline content of an element, and the pictures and films that cannot be inline. */
  #flattened(node: Element): { inline: ElementContent[]; media: Element[] } {
    if (!this.#holdsBlocks.has(node)) return { inline: node.children, media: [] }
    const lines: ElementContent[][] = []
    const media: Element[] = []
    const read = (blocks: Element[]) => {
      for (const block of blocks) {
        if (block.tagName === PICTURE || block.tagName === FILM) media.push(block)
        else {
          const inner = block.children.filter(isElement).filter(isBlockName)
          const line = block.children.filter((child) => !isElement(child) || !isBlockName(child))
          if (line.length > 0) lines.push(line)
          read(inner)
        }
      }
    }
    read(this.#flow(node.children, false))
    return {
      inline: lines.flatMap((line, index) => (index === 0 ? line : [element('br', []), ...line])),
      media,
    }
  }

  #list(node: Element): Element[] {
    const items: Element[] = []
    for (const child of node.children) {
      const blocks = this.#flow(
        isElement(child) && child.tagName === 'li' ? child.children : [child],
        false,
      )
      const [first, ...rest] = blocks
      if (!first) continue
      const last = items.at(-1)
      // A list directly in a list belongs to the preceding item.
      if (isElement(child) && child.tagName !== 'li' && last) last.children.push(...blocks)
      else items.push(element('li', first.tagName === 'p' ? [...first.children, ...rest] : blocks))
    }
    return items.length > 0 ? [element(node.tagName, items, node.properties)] : []
  }

  #table(node: Element): Element[] {
    const media: Element[] = []
    const rows: Element[] = []
    const before: Element[] = []
    const read = (part: Element) => {
      for (const child of part.children.filter(isElement)) {
        if (child.tagName === 'caption') before.push(...this.#flow(child.children, false))
        else if (child.tagName === 'tr') rows.push(this.#row(child, media))
        else read(child)
      }
    }
    read(node)
    const [head, ...body] = rows.filter(({ children }) => children.length > 0)
    if (!head) return media
    // In a table without a head, the first row becomes the head.
    for (const cell of head.children) if (isElement(cell)) cell.tagName = 'th'
    const table = element('table', [element('thead', [head]), element('tbody', body)])
    return [...before, table, ...media]
  }

  #row(row: Element, media: Element[]): Element {
    const cells = row.children.filter(isElement).map((cell) => {
      const flattened = this.#flattened(cell)
      media.push(...flattened.media)
      return element(cell.tagName === 'th' ? 'th' : 'td', flattened.inline, cell.properties)
    })
    return element('tr', cells)
  }

  #figure(node: Element): Element[] {
    const isCaption = (child: ElementContent): child is Element =>
      isElement(child) && child.tagName === 'figcaption'
    const blocks = this.#flow(node.children.filter((child) => !isCaption(child)))
    const captions = node.children.filter(isCaption)
    const caption = captions.map(textOf).join(' ').trim()
    const [picture, ...others] = blocks
    if (caption === '') return blocks
    if (picture?.tagName !== PICTURE || others.length > 0) {
      return [...blocks, ...captions.flatMap(({ children }) => this.#flow(children, false))]
    }
    if (
      captions.some(({ children }) =>
        children.some((child) => isElement(child) && child.tagName === 'a'),
      )
    ) {
      this.#tell(`A link in the caption of a picture was removed: ${quoted(caption)}`)
    }
    picture.properties.caption = caption
    return blocks
  }

  #picture({ properties }: Element): Element[] {
    const { src, dataSrc, dataLazySrc, srcSet, dataSrcset, alt, className, width, height } =
      properties
    if (String(width) === '1' && String(height) === '1') return []
    const source = [src, dataSrc, dataLazySrc, srcSet, dataSrcset]
      // Takes the first of several sizes; takePictures looks for the largest.
      .map((address) =>
        address === src ? String(src) : (String(address).split(/[\s,]/, 1)[0] ?? ''),
      )
      .find((address) => address !== 'undefined' && !EMPTY_PICTURE.test(address))
    const [, attachment] = /\bwp-image-(\d+)/.exec([className].flat().join(' ')) ?? []
    if (source === undefined && attachment === undefined) {
      this.#tell('A picture without an address was left out.')
      return []
    }
    return [element(PICTURE, [], { src: source ?? '', attachment, alt: String(alt ?? '').trim() })]
  }

  #frame(node: Element): Element[] {
    const within = node.children.filter(isElement)
    const movie = within.find(({ properties }) =>
      /^(?:movie|src|url)$/i.test(String(properties.name)),
    )
    const source = within.find(({ tagName }) => tagName === 'source' || tagName === 'embed')
    const { src, dataSrc, dataLazySrc, dataRocketSrc, data, value, title }: Element['properties'] =
      {
        ...source?.properties,
        ...(movie && { value: movie.properties.value }),
        ...node.properties,
      }
    const address =
      [data, src, dataSrc, dataLazySrc, dataRocketSrc, value]
        .map((candidate) => String(candidate ?? ''))
        .find((candidate) => !EMPTY_PICTURE.test(candidate)) ?? ''
    if (address === '') {
      const others = within.filter(({ tagName }) => tagName !== 'source' && tagName !== 'param')
      return this.#flow(others, false)
    }
    return [this.#embedded(address, String(title ?? '').trim())]
  }

  /** A film if the site can show it, else a link. */
  #embedded(address: string, title: string): Element {
    const url = filmPage(address)
    if (filmOf(url)) return element(FILM, [], { url, title })
    return element('p', [element('a', [text(title || address)], { href: address })])
  }

  #tellOfLink({ properties, children }: Element): void {
    const href = String(properties.href ?? '')
    const leadsToPicture =
      href.includes('attachment_id=') ||
      children.some(
        (child) => isElement(child) && isSamePicture(href, String(child.properties.src ?? '')),
      )
    if (href === '' || leadsToPicture || !children.some(isElement)) return
    this.#tell(`A link around a picture or a block was removed: ${quoted(href)}`)
  }
}

/** Turns lines with only an address into paragraphs, because WordPress embeds their targets there. */
function withAddressesApart(words: string, isFirst: boolean, isLast: boolean): string {
  const lines = `${isFirst ? '\n' : ''}${words}${isLast ? '\n' : ''}`
  const apart = lines.replaceAll(ADDRESS_LINE, '\n\n$1\n\n')
  return apart === lines ? words : apart
}

function withBreaks(words: string): ElementContent[] {
  return words
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [text(line)] : [element('br', []), text(line)]))
}

/** Removes blanks and line breaks at both ends. */
function trimmed(nodes: ElementContent[]): ElementContent[] {
  const isBlank = (node: ElementContent) =>
    isElement(node) ? node.tagName === 'br' : textOf(node).trim() === ''
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return first === -1 ? [] : nodes.slice(first, last + 1)
}

/** Whether a list is a gallery of WordPress's newer editor, which is a list of figures. */
function isGallery({ properties: { className } }: Element): boolean {
  return [className].flat().some((name) => /gallery|slideshow/.test(String(name)))
}

function isBlockName({ tagName }: Element): boolean {
  return !PHRASING.has(tagName)
}
