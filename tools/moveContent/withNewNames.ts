import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from 'yaml'
import { splitArticle } from '../../content-model/parse.ts'

/** Files that have another name. */
const FILES: Record<string, string> = {
  'site/found.yaml': 'site/seo.yaml',
  'site/interface.yaml': 'site/labels.yaml',
  'pages/home-2.yaml': 'pages/home-dark.yaml',
  'pages/home-3.yaml': 'pages/home-security.yaml',
}

/** JSON schemas that have another name, as first lines name them. */
const SCHEMAS: Record<string, string> = { found: 'seo', interface_words: 'labels' }

const OF_PAGES = { also: 'aliases', scene: 'illustration', field: 'swatch', place: 'variant' }
const OF_RECORDS = { field: 'swatch' }

/** Fields that have another name, by what the path of their file begins with. */
const FIELDS: Record<string, Record<string, string>> = {
  'pages/': OF_PAGES,
  'authors/': OF_PAGES,
  'service-pages/': OF_PAGES,
  'legal/': OF_PAGES,
  'posts/': OF_RECORDS,
  'services/': OF_RECORDS,
  'team/': OF_RECORDS,
  'testimonials/': OF_RECORDS,
  'projects/': { kind: 'sector', field: 'colour' },
  'partners.yaml': { logo: 'image' },
  'site/brand.yaml': { kind: 'type', network: 'icon' },
  'site/footer.yaml': { cry: 'tagline' },
  'site/forms.yaml': { field: 'invalid_field' },
  'site/navigation.yaml': { drop_down: 'dropDown' },
}

/** Sections that have another name. */
const SECTIONS: Record<string, string> = {
  'call-band': 'call-to-action',
  'scene-about': 'about-illustrated',
}

/** A part of a file and what stands there instead. */
type Edit = { start: number; end: number; text: string }

/** Puts the names of files, fields and sections that hold now in place of older ones. All else stays as it is written. */
export async function withNewNames(directory: string): Promise<void> {
  for (const [from, to] of Object.entries(FILES)) {
    await rename(`${directory}/${from}`, `${directory}/${to}`).catch(() => undefined)
  }
  for await (const path of glob('**/*.{yaml,mdx}', { cwd: directory })) {
    const file = `${directory}/${path}`
    const text = await readFile(file, 'utf8')
    const renamed = path.endsWith('.mdx') ? renameInArticle(path, text) : renameInYaml(path, text)
    if (renamed !== text) await writeFile(file, renamed)
  }
}

function renameInArticle(path: string, text: string): string {
  const parts = splitArticle(text)
  if (!parts) return text
  const body = parts.body.replaceAll(/(<(?:Bar|Line)Chart\b[^>]*?\s)field=/g, '$1swatch=')
  return parts.opening + renameInYaml(path, parts.yaml) + parts.closing + body
}

function renameInYaml(path: string, text: string): string {
  const names = Object.entries(FIELDS).find(([start]) => path.startsWith(start))?.[1] ?? {}
  const edits: Edit[] = []
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key)) return
      const name = names[String(key.value)]
      if (name) edits.push(replacing(key, name))
      const section = isScalar(value) && key.value === 'type' && SECTIONS[String(value.value)]
      if (section) edits.push(replacing(value, section))
    },
  })
  const { contents } = parseDocument(text)
  if (path === 'comments.yaml' && isSeq(contents)) edits.push(...contents.items.flatMap(ofComment))
  if (path.startsWith('projects/') && isMap(contents))
    edits.push(...contents.items.flatMap(ofProject))
  return edited(text, edits).replace(
    /(?<=json-schemas\/)\w+(?=\.json)/,
    (schema) => SCHEMAS[schema] ?? schema,
  )
}

/** The colour behind a reader's initials stood where a picture stands now. An example stands below every article. */
function ofComment(comment: unknown): Edit[] {
  if (!isMap(comment) || comment.has('swatch')) return []
  const { key, value } = comment.items.find(({ key: name }) => String(name) === 'src') ?? {}
  if (!isScalar(key) || !isScalar(value)) return []
  const edit = replacing(key, 'swatch')
  if (comment.get('demo') !== true) return [edit]
  return [edit, { start: edit.start, end: edit.start, text: 'article: all\n  ' }]
}

/** The beginning of four names stood where the name of a picture stands now. */
function ofProject({ key, value }: Pair): Edit[] {
  if (String(key) !== 'image' || !isScalar(value) || String(value.value).includes('.')) return []
  const name = `portfolio/${value.value}`
  return [replacing(value, `${name}-framed.webp\nimage_tall: ${name}-tall.webp`)]
}

function replacing({ range }: Pick<Node, 'range'>, text: string): Edit {
  if (!range) throw new Error('What was read from a text has its place there.')
  return { start: range[0], end: range[1], text }
}

function edited(text: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text)
}
