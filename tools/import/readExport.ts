import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import sax from 'sax'
import { ImportError } from './importError.ts'

/** What a WordPress export (WXR) holds, as it stands there. */
export type Export = {
  /** Address of the old site. */
  siteUrl: string
  /** Names of authors by their login. */
  authors: Map<string, string>
  /** By their short names: what each category is called, and the short name of the one above it. */
  categories: Map<string, { name: string; parent: string }>
  /** Articles, pages, pictures and whatever else WordPress keeps. */
  items: ExportItem[]
}

export type ExportItem = {
  id: number
  /** post, page, attachment or another. */
  type: string
  /** publish, draft, private, pending, future, trash or another. */
  status: string
  /** HTML, as are excerpt and html. */
  title: string
  excerpt: string
  html: string
  /** Address on the old site. */
  link: string
  /** Short name, percent-encoded; blank in drafts. */
  slug: string
  /** Day on the old site's clock, as 2019-05-31, or 0000-00-00. */
  date: string
  author: string
  password: string
  terms: { kind: string; name: string; slug: string }[]
  meta: Map<string, string>
  comments: ExportComment[]
  /** Of an attachment: address of its file. */
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
 * Reads an export, of which 100 MB take some seconds. Entities that a file defines itself are refused, so that none
 * grows beyond its size.
 * @throws ImportError where there is no such file, or it is no export, or only the beginning of one.
 */
export async function readExport(path: string): Promise<Export> {
  const name = basename(path)
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportError(`${path}: there is no such file.`)
  if (!found.isFile()) throw new ImportError(`${path}: is no file. Name the .xml file itself.`)

  const reader = new ExportReader(name)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path)) reader.write(decode(chunk as Buffer))
  reader.write(decode())
  return reader.end()

  function decode(chunk?: Buffer): string {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new ImportError(
        `${name}: from line ${reader.line} on, it is not UTF-8, in which WordPress writes exports. ${AGAIN}`,
      )
    }
  }
}

const AGAIN = 'Download it again: in WordPress, Tools, Export, All content.'

type XmlElement = {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Depth of what stands in the channel: items, authors, categories. Each is taken as soon as it ends. */
const RECORD_DEPTH = 3

class ExportReader {
  readonly #file: string
  readonly #parser = sax.parser(true)
  readonly #open: XmlElement[] = []
  readonly #export: Export = { siteUrl: '', authors: new Map(), categories: new Map(), items: [] }
  #version = ''

  constructor(file: string) {
    this.#file = file
    this.#parser.onerror = ({ message }) => {
      throw this.#fault(message)
    }
    this.#parser.ondoctype = () => {
      throw new ImportError(
        `${file}: line ${this.line} declares a document type, as no export of WordPress does. It could fill the memory and is not read.`,
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

  /** @throws ImportError where the file ends too early, or is no export of WordPress. */
  end(): Export {
    this.#parser.close()
    if (this.#version === '') {
      throw new ImportError(`${this.#file}: is no export of WordPress. ${AGAIN}`)
    }
    return this.#export
  }

  #fault(message: string): ImportError {
    const [what = ''] = message.split('\n')
    if (/^Unclosed root tag|^Unexpected end/.test(what)) {
      return new ImportError(
        `${this.#file}: ends in line ${this.line}, within <${this.#open.at(-1)?.name ?? 'xml'}>: it has been cut off. ${AGAIN}`,
      )
    }
    return new ImportError(
      `${this.#file}: line ${this.line} cannot be read as XML (${what.replace(/\.$/, '')}). ${AGAIN}`,
    )
  }

  #start(name: string, attributes: object): void {
    if (this.#open.length === 0 && name !== 'rss') {
      throw new ImportError(
        `${this.#file}: line ${this.line} begins with <${name}>, so it is no export of WordPress. ${AGAIN}`,
      )
    }
    const element: XmlElement = { name, attributes: { ...attributes }, text: '', children: [] }
    // What has been taken is let go.
    if (this.#open.length >= RECORD_DEPTH) this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
  }

  #append(text: string): void {
    const element = this.#open.at(-1)
    if (element && this.#open.length >= RECORD_DEPTH) element.text += text
  }

  #end(): void {
    const element = this.#open.pop()
    if (element && this.#open.length === RECORD_DEPTH - 1) this.#take(element)
  }

  #take(element: XmlElement): void {
    const { authors, categories, items } = this.#export
    switch (element.name) {
      case 'wp:wxr_version':
        this.#version = element.text
        break
      case 'link':
      case 'wp:base_blog_url':
        this.#export.siteUrl = element.text.trim()
        break
      case 'wp:author': {
        const login = textIn(element, 'wp:author_login')
        authors.set(login, textIn(element, 'wp:author_display_name') || login)
        break
      }
      case 'wp:category':
        categories.set(textIn(element, 'wp:category_nicename'), {
          name: textIn(element, 'wp:cat_name'),
          parent: textIn(element, 'wp:category_parent'),
        })
        break
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
    type: text('wp:post_type'),
    status: text('wp:status'),
    title: text('title'),
    excerpt: text('excerpt:encoded'),
    html: text('content:encoded'),
    link: text('link'),
    slug: text('wp:post_name'),
    date: text('wp:post_date').slice(0, 10),
    author: text('dc:creator'),
    password: text('wp:post_password'),
    terms: childrenOf(item, 'category').map(({ attributes, text: name }) => ({
      kind: attributes.domain ?? '',
      slug: attributes.nicename ?? '',
      name,
    })),
    meta: new Map(
      childrenOf(item, 'wp:postmeta').map((meta) => [
        textIn(meta, 'wp:meta_key'),
        textIn(meta, 'wp:meta_value'),
      ]),
    ),
    comments: childrenOf(item, 'wp:comment').map((comment) => ({
      author: textIn(comment, 'wp:comment_author'),
      date: textIn(comment, 'wp:comment_date').slice(0, 10),
      text: textIn(comment, 'wp:comment_content'),
      isApproved: textIn(comment, 'wp:comment_approved') === '1',
      isByReader: /^(?:comment)?$/.test(textIn(comment, 'wp:comment_type')),
    })),
    fileUrl: text('wp:attachment_url'),
  }
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

function textIn(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}
