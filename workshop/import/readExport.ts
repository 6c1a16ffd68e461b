import sax from 'sax'
import { withoutControls } from '../../content-model/controlCharacters.ts'
import { bareSignEscaper } from './escapeBareSigns.ts'
import { exportFiles } from './exportFiles.ts'
import { ImportError } from './importError.ts'
import { nameOfPerson } from './names.ts'

/** The contents of a WordPress export (WXR), unchanged. */
export type Export = {
  /** Address of the old site, the base for addresses without a host. */
  siteUrl: string
  /** Name of the old site. */
  siteName: string
  /** All addresses that the export gives for the site. */
  siteUrls: string[]
  /** Names of authors by login and by mail address. */
  authors: Map<string, string>
  /** The name of each category and the slug of its parent, by slug. */
  categories: Map<string, { name: string; parent: string }>
  /** Locales such as de_DE, by the slug of each language of Polylang. */
  locales: Map<string, string>
  /** Articles, pages, pictures and all other items of WordPress. */
  items: ExportItem[]
}

export type ExportItem = {
  id: number
  /** Number of an attachment's article; 0 if there is none. */
  parent: number
  /** Position among the attachments of the article. */
  order: number
  /** post, page, attachment or another. */
  type: string
  /** publish, draft, private, pending, future, trash or another. */
  status: string
  /** HTML, like `excerpt` and `html`. */
  title: string
  excerpt: string
  html: string
  /** Complete address on the old site. */
  link: string
  /** Slug, percent-encoded; blank in drafts. */
  slug: string
  /** Date in the time zone of the old site, such as 2019-05-31, or 0000-00-00. */
  date: string
  author: string
  password: string
  terms: { kind: string; name: string; slug: string }[]
  meta: Map<string, string>
  comments: ExportComment[]
  /** Address of an attachment's file. */
  fileUrl: string
}

type ExportComment = {
  author: string
  date: string
  /** HTML. */
  text: string
  isApproved: boolean
  /** Neither a pingback nor a trackback. */
  isByReader: boolean
}

/**
 * Reads an export, at some seconds per 100 MB. Several files of an export are merged. Files that define entities are
 * refused, so that expanded entities cannot fill the memory.
 * @param paths of .xml files, .zip files and folders with such files
 * @throws ImportError if a file is missing, is not an export, or is cut off.
 */
export async function readExport(paths: string[]): Promise<Export> {
  const whole = emptyExport()
  for await (const { name, chunks } of exportFiles(paths)) {
    const reader = new ExportReader(name, whole)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const decode = (chunk?: Uint8Array) => {
      try {
        return decoder.decode(chunk, { stream: chunk !== undefined })
      } catch {
        throw new ImportError(
          `${name}: from line ${reader.line} on, it is not UTF-8, the encoding of WordPress exports. ${AGAIN}`,
        )
      }
    }
    const mended = bareSignEscaper()
    for await (const chunk of chunks) reader.write(mended(decode(chunk)))
    reader.write(mended(decode()) + mended())
    reader.end()
  }
  return withWholeAddresses(whole)
}

function emptyExport(): Export {
  return {
    siteUrl: '',
    siteName: '',
    siteUrls: [],
    authors: new Map(),
    categories: new Map(),
    locales: new Map(),
    items: [],
  }
}

/** The address of the old site if the export does not name it. */
const UNNAMED_SITE = 'https://old-site.invalid'

/** Makes the addresses of all items absolute, and removes duplicate items. */
function withWholeAddresses(source: Export): Export {
  const named = [
    ...source.siteUrls,
    ...source.items.flatMap(({ link, fileUrl }) => [link, fileUrl]),
  ].filter((address) => /^https?:/.test(address) && URL.canParse(address))
  const siteUrl = named[0] ?? UNNAMED_SITE
  const items = source.items.map((item) => ({
    ...item,
    link: URL.parse(item.link || `/?p=${item.id}`, siteUrl)?.href ?? siteUrl,
    fileUrl: item.fileUrl && (URL.parse(item.fileUrl, siteUrl)?.href ?? item.fileUrl),
  }))
  const once = new Map(items.map((item) => [`${item.id} ${item.link}`, item]))
  return { ...source, siteUrl, siteUrls: [siteUrl, ...named], items: [...once.values()] }
}

const AGAIN = 'Download it again: in WordPress, Tools, Export, All content.'
/** The parser's error for an unknown entity, which is read as text. */
const MEANT_AS_WORDS = /^Invalid character entity/

const LOCALE = /"locale";s:\d+:"(\w+)"/

type XmlElement = {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Depth of the children of the channel: items, authors, categories. Each is processed when it ends. */
const RECORD_DEPTH = 3

class ExportReader {
  readonly #file: string
  readonly #parser = sax.parser(true)
  readonly #open: XmlElement[] = []
  readonly #export: Export
  #version = ''

  /** @param whole receives the contents of the file. */
  constructor(file: string, whole: Export) {
    this.#file = file
    this.#export = whole
    this.#parser.onerror = ({ message }) => {
      if (!MEANT_AS_WORDS.test(message)) throw this.#fault(message)
      this.#parser.resume()
    }
    this.#parser.ondoctype = () => {
      throw new ImportError(
        `${file}: line ${this.line} declares a document type, which no WordPress export does. Such a file could fill the memory and is not read.`,
      )
    }
    this.#parser.onopentag = ({ name, attributes }) => this.#start(name, attributes)
    this.#parser.ontext = (text) => this.#append(text)
    this.#parser.oncdata = (text) => this.#append(text)
    this.#parser.onclosetag = () => this.#end()
  }

  get line(): number {
    return this.#parser.line + 1
  }

  write(text: string): void {
    if (text !== '') this.#parser.write(text)
  }

  /** @throws ImportError if the file is cut off, or is not an export of WordPress. */
  end(): void {
    this.#parser.close()
    if (this.#version === '') {
      throw new ImportError(`${this.#file}: is not a WordPress export. ${AGAIN}`)
    }
  }

  #fault(message: string): ImportError {
    const [what = ''] = message.split('\n')
    if (/^Unclosed root tag|^Unexpected end/.test(what)) {
      return new ImportError(
        `${this.#file}: ends in line ${this.line}, within <${this.#open.at(-1)?.name ?? 'xml'}>: it is incomplete. ${AGAIN}`,
      )
    }
    return new ImportError(
      `${this.#file}: line ${this.line} cannot be read as XML (${what.replace(/\.$/, '')}). ${AGAIN}`,
    )
  }

  #start(name: string, attributes: object): void {
    if (this.#open.length === 0 && name !== 'rss') {
      throw new ImportError(
        `${this.#file}: line ${this.line} begins with <${name}>, so it is not a WordPress export. ${AGAIN}`,
      )
    }
    const element: XmlElement = { name, attributes: { ...attributes }, text: '', children: [] }
    // Elements above this depth keep no children, since these are processed when they end.
    if (this.#open.length >= RECORD_DEPTH) this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
  }

  #append(text: string): void {
    const element = this.#open.at(-1)
    if (element && this.#open.length >= RECORD_DEPTH) element.text += text
  }

  #end(): void {
    const element = this.#open.pop()
    if (element) element.text = withoutControls(element.text)
    if (element && this.#open.length === RECORD_DEPTH - 1) this.#take(element)
  }

  #take(element: XmlElement): void {
    const { siteUrls, authors, categories, locales, items } = this.#export
    switch (element.name) {
      case 'wp:wxr_version':
        this.#version = element.text
        break
      case 'title':
        this.#export.siteName ||= element.text.trim()
        break
      case 'link':
      case 'wp:base_blog_url':
        siteUrls.unshift(element.text.trim())
        break
      case 'wp:base_site_url':
        // The address of the network to which the site belongs.
        siteUrls.push(element.text.trim())
        break
      case 'wp:author': {
        const text = (name: string) => textIn(element, `wp:author_${name}`)
        const names = [text('display_name'), `${text('first_name')} ${text('last_name')}`]
        const name = names.map(nameOfPerson).find((found) => found !== '')
        for (const key of [text('login'), text('email')]) if (name && key) authors.set(key, name)
        break
      }
      case 'wp:category':
        categories.set(textIn(element, 'wp:category_nicename'), {
          name: textIn(element, 'wp:cat_name'),
          parent: textIn(element, 'wp:category_parent'),
        })
        break
      case 'wp:term': {
        // Polylang describes a language in a serialised PHP array.
        const [, locale] = LOCALE.exec(textIn(element, 'wp:term_description')) ?? []
        if (locale && textIn(element, 'wp:term_taxonomy') === 'language') {
          locales.set(textIn(element, 'wp:term_slug'), locale)
        }
        break
      }
      case 'item':
        items.push(itemOf(element))
        break
    }
  }
}

function itemOf(item: XmlElement): ExportItem {
  const text = (name: string) => textIn(item, name)
  return {
    id: Number(text('wp:post_id')),
    parent: Number(text('wp:post_parent')),
    order: Number(text('wp:menu_order')),
    type: text('wp:post_type'),
    status: text('wp:status'),
    title: text('title'),
    excerpt: text('excerpt:encoded'),
    html: text('content:encoded'),
    link: text('link') || text('guid'),
    slug: text('wp:post_name'),
    date: text('wp:post_date').slice(0, 10),
    author: text('dc:creator'),
    password: text('wp:post_password'),
    terms: childrenOf(item, 'category').map(({ attributes, text: name }) => ({
      kind: attributes.domain ?? '',
      slug: attributes.nicename ?? '',
      name,
    })),
    // The first value that is not blank, because a name may occur twice.
    meta: new Map(
      childrenOf(item, 'wp:postmeta')
        .map((meta) => [textIn(meta, 'wp:meta_key'), textIn(meta, 'wp:meta_value')] as const)
        .filter(([, value]) => value !== '')
        .toReversed(),
    ),
    comments: childrenOf(item, 'wp:comment').map((comment) => ({
      author: textIn(comment, 'wp:comment_author'),
      date: textIn(comment, 'wp:comment_date').slice(0, 10),
      text: textIn(comment, 'wp:comment_content'),
      isApproved: textIn(comment, 'wp:comment_approved') === '1',
      isByReader: /^(?:comment)?$/.test(textIn(comment, 'wp:comment_type')),
    })),
    fileUrl:
      text('wp:attachment_url') || (text('wp:post_type') === 'attachment' ? text('guid') : ''),
  }
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

function textIn(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}
