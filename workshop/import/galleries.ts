import { readBlockComment } from './blocks.ts'
import { attributesIn } from './expandShortcodes.ts'
import type { ExportItem } from './readExport.ts'
import { quoted, type Tell } from './warnings.ts'

const GALLERY = /(?<!\[)\[(gallery|slideshow|tiled-gallery)((?:\s[^\][]*)?)\/?\](?!\])/gi
const PLAYLIST = /(?<!\[)\[(playlist)((?:\s[^\][]*)?)\/?\](?!\])/gi
const EMPTY_BLOCK = /<!--\s*(wp:\S+\s+\{.*?\}\s*\/)\s*-->/gs

const PLAYER_BLOCK = /embed|video|audio|youtube|vimeo/

const KINDS = {
  picture: /\.(?:jpe?g|jfif|png|gif|webp|avif|bmp|tiff?|heic|svg)$/i,
  audio: /\.(?:mp3|m4a|ogg|oga|wav|wma|flac|opus|aac)$/i,
  video: /\.(?:mp4|m4v|webm|ogv|mov|wmv|avi|mpg|3gp|flv)$/i,
}
type Kind = keyof typeof KINDS

/** Attachments of an export, by number and by article. */
export class Attachments {
  readonly #byId: ReadonlyMap<number, ExportItem>

  constructor(items: ExportItem[]) {
    const attachments = items.filter(({ type }) => type === 'attachment')
    this.#byId = new Map(attachments.map((item) => [item.id, item]))
  }

  /** Inserts the pictures of galleries, and the media of playlists and empty blocks, in order. */
  fillIn(html: string, article: ExportItem, tell: Tell): string {
    return html
      .replaceAll(GALLERY, (_, _name, attributes: string) =>
        this.#chosen(attributesIn(attributes), 'picture', article, tell)
          .map((id) => this.#picture(id))
          .join('\n'),
      )
      .replaceAll(PLAYLIST, (_, _name, attributes: string) => {
        const values = attributesIn(attributes)
        const kind = values.type === 'video' ? 'video' : 'audio'
        return this.#chosen(values, kind, article, tell)
          .map((id) => this.#player(id, kind, tell))
          .join('\n\n')
      })
      .replaceAll(EMPTY_BLOCK, (comment: string, block: string) => {
        const { name = '', attributes } = readBlockComment(block) ?? {}
        const { ids, url } = attributes ?? {}
        if (PLAYER_BLOCK.test(name) && typeof url === 'string') {
          return `<iframe src="${url}"></iframe>`
        }
        if (!Array.isArray(ids) || ids.length === 0) return comment
        return ids.map((id) => this.#picture(Number(id))).join('\n')
      })
  }

  /** The attachments that a shortcode names, else all attachments of the article except the excluded. */
  #chosen(
    { ids = '', include = '', exclude = '', id, orderby, order }: Record<string, string>,
    kind: Kind,
    article: ExportItem,
    tell: Tell,
  ): number[] {
    const named = numbersIn(ids || include)
    if (named.length > 0) return named
    const parent = Number(id) || article.id
    const without = new Set(numbersIn(exclude))
    const own = [...this.#byId.values()].filter(
      (item) => item.parent === parent && !without.has(item.id) && KINDS[kind].test(pathOf(item)),
    )
    if (own.length === 0) {
      tell(
        `The export contains no ${kind} of article number ${parent}, whose gallery shows all of them.`,
      )
    }
    const sorted = own.toSorted((one, other) => compared(one, other, orderby))
    return (order?.toUpperCase() === 'DESC' ? sorted.reverse() : sorted).map((item) => item.id)
  }

  /** HTML of a picture with the caption that WordPress shows below. */
  #picture(id: number): string {
    const caption = this.#byId.get(id)?.excerpt ?? ''
    const picture = `<img class="wp-image-${id}">`
    return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
  }

  #player(id: number, kind: Kind, tell: Tell): string {
    const item = this.#byId.get(id)
    if (!item) {
      tell(`The ${kind} number ${id} is not in the export and was left out.`)
      return ''
    }
    const title = item.title.replaceAll('"', '&quot;')
    return `<${kind} src="${quoted(item.fileUrl)}" title="${title}"></${kind}>`
  }
}

function pathOf({ meta, fileUrl }: ExportItem): string {
  return meta.get('_wp_attached_file') ?? fileUrl.replace(/[?#].*$/, '')
}

function compared(one: ExportItem, other: ExportItem, orderby = 'menu_order'): number {
  const byOrder = one.order - other.order || one.id - other.id
  if (/title/i.test(orderby)) return one.title.localeCompare(other.title) || byOrder
  if (/date/i.test(orderby)) return one.date.localeCompare(other.date) || byOrder
  return /^id$/i.test(orderby) ? one.id - other.id : byOrder
}

function numbersIn(list: string): number[] {
  return list
    .split(/[\s,]+/)
    .map(Number)
    .filter((number) => number > 0)
}
