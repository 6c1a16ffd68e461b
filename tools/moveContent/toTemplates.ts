import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type Document, isMap, parseDocument, type YAMLMap, YAMLSeq } from 'yaml'

const FORMAT = { lineWidth: 110, singleQuote: true }

/**
 * Moves the pages that had schemas of their own (blog, author, categories, search-result) to lists of sections, the
 * author to a record, and the words that lists and articles share to the labels.
 */
export async function toTemplates(directory: string): Promise<void> {
  const place = (name: string) => `${directory}/pages/${name}.yaml`
  const blog = await readOldPage(place('blog'))
  const author = await readOldPage(place('author'))
  if (blog && author) await moveLabels(directory, blog, author)
  for (const [name, blocks] of Object.entries(LISTS)) {
    const page = await readOldPage(place(name))
    if (!page) continue
    const { document, head, fields } = page
    for (const [from, to] of [
      ['scene', 'scene'],
      ['later', 'pagination'],
    ] as const) {
      const node = fields.get(from, true)
      if (node) head.set(to, node)
    }
    if (head.get('indexed')) head.set('searched', false)
    const sections = new YAMLSeq()
    for (const { fields: names, ...block } of blocks) {
      const section: YAMLMap = document.createNode({ ...block })
      for (const [to, from] of Object.entries(names ?? {})) section.set(to, fields.get(from, true))
      sections.add(section)
    }
    head.set('sections', sections)
    await writePage(place(name), document, 'pages')
  }
  if (author) await moveAuthor(directory, author)
}

type Block = { type: string; heading_hidden?: boolean; fields?: Record<string, string> }

/** The sections of each page, with the fields that these take over, by the names that they have now. */
const LISTS: Record<string, Block[]> = {
  blog: [{ type: 'post-list', fields: { heading: 'heading' }, heading_hidden: true }],
  categories: [{ type: 'post-index' }],
  'search-result': [
    { type: 'site-search', fields: { heading: 'heading', without_script: 'without_script' } },
    { type: 'newest-article', fields: { label: 'article' } },
  ],
}

type OldPage = { document: Document; head: YAMLMap; fields: YAMLMap }

/** A page whose sections are still a group of fields; undefined where it has moved, or is not there. */
async function readOldPage(file: string): Promise<OldPage | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const document = parseDocument(text)
  const head = document.contents
  const fields = isMap(head) ? head.get('sections') : undefined
  if (!isMap(head) || !isMap(fields)) return undefined
  head.delete('sections')
  return { document, head, fields }
}

async function moveLabels(directory: string, blog: OldPage, author: OldPage): Promise<void> {
  const file = `${directory}/site/interface.yaml`
  const labels = parseDocument(await readFile(file, 'utf8'))
  const article = blog.fields.get('article') as YAMLMap
  const name = String(author.fields.getIn(['plate', 'name']))
  article.set('by', labels.get('by_author', true))
  article.set('all_by', String(author.fields.get('heading')).replace(name, '{author}'))
  labels.delete('by_author')
  labels.set('article', article)
  labels.set('pagination', blog.fields.get('paging', true))
  labels.set('feed', {
    title: blog.fields.get('feed'),
    link: author.fields.getIn(['plate', 'feed']),
  })
  await writeFile(file, labels.toString(FORMAT))
}

async function moveAuthor(directory: string, { document, head, fields }: OldPage): Promise<void> {
  const plate = fields.get('plate') as YAMLMap
  head.set('id', 1)
  head.set('name', plate.get('name'))
  head.set('text', plate.get('text', true))
  head.set('swatch', plate.get('field'))
  head.set('pagination', fields.get('later', true))
  const fileName = String(plate.get('name'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  await mkdir(`${directory}/authors`, { recursive: true })
  await writePage(`${directory}/authors/${fileName}.yaml`, document, 'authors')
  await rm(`${directory}/pages/author.yaml`)
}

async function writePage(file: string, document: Document, schema: string): Promise<void> {
  const text = document.toString(FORMAT).replaceAll(/\[ (.*?) \]/g, '[$1]')
  await writeFile(file, text.replace(/json-schemas\/[\w-]+\.json/, `json-schemas/${schema}.json`))
}
