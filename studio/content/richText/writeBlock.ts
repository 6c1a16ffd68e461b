import type { BlockContent, Literal, Parent, PhrasingContent } from 'mdast'
import type { Handle, Options } from 'mdast-util-to-markdown'
import { writeMarkdown } from '../../../content-model/articles/writeMarkdown.ts'
import type { PartProps, RichNode } from './richNode.ts'

const MAX_LINE_CHARACTERS = 100
const NAME = /^\w+$/
/** The marks that Markdown writes around words: the editor's names with those of mdast. */
const AROUND: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  bold: 'strong',
  italic: 'emphasis',
  strike: 'delete',
}

/**
 * A block of the rich text editor as MDX; blank if it has no words. All text in it is escaped, so that it stays text.
 * @param signs sets another bullet for a list that follows one of the same kind.
 */
export function writeBlock(node: RichNode, signs: Options = {}): string {
  if (node.type === 'sourceBlock') return String(node.attrs?.source ?? '').trim()
  const block = mdastOf(node)
  if (!block) return ''
  return writeMarkdown({ type: 'root', children: [block] }, MDX, signs).trimEnd()
}

/** Nodes of MDX in a Markdown tree. */
interface PartBlock extends Parent {
  type: 'part'
  open: string
  isOneLine: boolean
  children: BlockContent[]
}
interface SourceInline extends Literal {
  type: 'source'
}

declare module 'mdast' {
  interface BlockContentMap {
    part: PartBlock
  }
  interface PhrasingContentMap {
    source: SourceInline
  }
  interface RootContentMap {
    part: PartBlock
    source: SourceInline
  }
}

const writePart: Handle = ({ open, isOneLine, children }: PartBlock, _parent, state, info) => {
  const name = /\w+/.exec(open)?.[0]
  if (children.length === 0) return `${open}${open.includes('\n') ? '' : ' '}/>`
  const [only] = children
  if (isOneLine && children.length === 1 && only?.type === 'paragraph') {
    const words = state.containerPhrasing(only, { ...info, before: '>', after: '<' })
    if (!words.includes('\n')) return `${open}>${words}</${name}>`
  }
  const words = state.containerFlow({ type: 'root', children }, info)
  return `${open}>\n\n${words}\n\n</${name}>`
}
const writeSource = Object.assign(({ value }: SourceInline) => value, {
  peek: ({ value }: SourceInline) => value.charAt(0),
})

const MDX: Options = {
  handlers: { part: writePart, source: writeSource },
  unsafe: [
    { character: '{', inConstruct: 'phrasing' },
    { character: '<', inConstruct: 'phrasing' },
  ],
}

/** The block as a Markdown tree; undefined if it has no words. */
function mdastOf(node: RichNode): BlockContent | undefined {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'paragraph':
    case 'heading': {
      const children = phrasing(trimmed(content))
      if (children.length === 0) return undefined
      if (type === 'paragraph') return { type, children }
      return { type, depth: attrs.level as 1 | 2 | 3 | 4 | 5 | 6, children }
    }
    case 'blockquote': {
      const children = blocks(content)
      return children.length === 0 ? undefined : { type, children }
    }
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: type === 'orderedList',
        start: Number(attrs.start ?? 1),
        spread: attrs.spread === true,
        children: content.map((item) => ({
          type: 'listItem',
          spread: item.attrs?.spread === true,
          children: blocks(item.content ?? []),
        })),
      }
    case 'codeBlock': {
      const lang = attrs.language ? String(attrs.language) : null
      return { type: 'code', lang, value: content.map(({ text }) => text).join('') }
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'table':
      return {
        type,
        align: (content[0]?.content ?? []).map((cell) => alignOf(cell.attrs?.align)),
        children: content.map((row) => ({
          type: 'tableRow',
          children: (row.content ?? []).map((cell) => ({
            type: 'tableCell',
            children: phrasing(trimmed(cell.content ?? [])),
          })),
        })),
      }
    case 'part':
    case 'partAlone':
      return {
        type: 'part',
        open: openTag(String(attrs.name).replaceAll(/\W/g, ''), attrs.props as PartProps),
        isOneLine: attrs.isOneLine === true,
        children: blocks(content),
      }
    default:
      throw new Error(`No Markdown is known for ${type}.`)
  }
}

function blocks(nodes: readonly RichNode[]): BlockContent[] {
  return nodes.flatMap((node) => mdastOf(node) ?? [])
}

function alignOf(align: unknown): 'left' | 'right' | 'center' | null {
  return align === 'left' || align === 'right' || align === 'center' ? align : null
}

/** Inline nodes without the white space at their ends and around hard breaks, which Markdown does not keep. */
function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const isBreak = (node: RichNode | undefined) => node === undefined || node.type === 'hardBreak'
  let words = nodes.map((node) =>
    node.text === undefined ? node : { ...node, text: node.text.replaceAll(/\s*\n\s*/g, ' ') },
  )
  for (let before = -1; before !== words.length; ) {
    before = words.length
    words = words.flatMap((node, index) => {
      if (node.type === 'hardBreak') {
        return index === 0 || index === words.length - 1 ? [] : [node]
      }
      if (node.text === undefined) return [node]
      let { text } = node
      if (isBreak(words[index - 1])) text = text.replace(/^[ \t]+/, '')
      if (isBreak(words[index + 1])) text = text.replace(/[ \t]+$/, '')
      return text === '' ? [] : [{ ...node, text }]
    })
  }
  return words
}

/** Inline nodes as a tree: of the marks on a word, the one that reaches furthest is the outermost. */
function phrasing(nodes: readonly RichNode[]): PhrasingContent[] {
  const [first] = nodes
  if (!first) return []
  const reaches = (first.marks ?? [])
    .filter(({ type }) => type !== 'code')
    .map((mark) => {
      const end = nodes.findIndex((node) => !hasMark(node, mark))
      return { mark, reach: end < 0 ? nodes.length : end }
    })
    .sort((one, other) => other.reach - one.reach)
  const [outer] = reaches
  if (!outer) return [leaf(first), ...phrasing(nodes.slice(1))]
  const { mark, reach } = outer
  const run = nodes.slice(0, reach).map((node) => withoutMark(node, mark))
  const rest = phrasing(nodes.slice(reach))
  if (mark.type === 'link') {
    const { href, title } = mark.attrs ?? {}
    const children = phrasing(run).filter((child) => child.type !== 'link')
    const words = typeof title === 'string' ? title : null
    return [{ type: 'link', url: String(href), title: words, children }, ...rest]
  }
  const { before, inner, after } = unspaced(run)
  const children = phrasing(inner)
  return [
    ...phrasing(before),
    ...(children.length > 0 ? [{ type: AROUND[mark.type] ?? 'emphasis', children } as const] : []),
    ...phrasing(after),
    ...rest,
  ]
}

type Mark = NonNullable<RichNode['marks']>[number]

function isSame(one: Mark, other: Mark): boolean {
  return one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs)
}

function hasMark({ marks = [] }: RichNode, mark: Mark): boolean {
  return marks.some((one) => isSame(one, mark))
}

function withoutMark(node: RichNode, mark: Mark): RichNode {
  return { ...node, marks: (node.marks ?? []).filter((one) => !isSame(one, mark)) }
}

/** Moves spaces at the ends of marked words out of the marks: Markdown would read the marks as plain asterisks. */
function unspaced(nodes: readonly RichNode[]) {
  const inner = [...nodes]
  const before: RichNode[] = []
  const after: RichNode[] = []
  const isCode = ({ marks = [] }: RichNode) => marks.some(({ type }) => type === 'code')
  for (let node = inner[0]; node?.text !== undefined && !isCode(node); node = inner[0]) {
    const text = node.text.trimStart()
    if (text === node.text) break
    before.push({ type: 'text', text: node.text.slice(0, node.text.length - text.length) })
    inner.splice(0, 1, ...(text === '' ? [] : [{ ...node, text }]))
    if (text !== '') break
  }
  for (let node = inner.at(-1); node?.text !== undefined && !isCode(node); node = inner.at(-1)) {
    const text = node.text.trimEnd()
    if (text === node.text) break
    after.unshift({ type: 'text', text: node.text.slice(text.length) })
    inner.splice(-1, 1, ...(text === '' ? [] : [{ ...node, text }]))
    if (text !== '') break
  }
  return { before, inner, after }
}

function leaf({ type, attrs = {}, text = '', marks = [] }: RichNode): PhrasingContent {
  if (type === 'hardBreak') return { type: 'break' }
  if (type === 'variable') return { type: 'source', value: `{${attrs.name}}` }
  if (type === 'sourceInline') return { type: 'source', value: String(attrs.source) }
  return marks.length > 0 ? { type: 'inlineCode', value: text } : { type: 'text', value: text }
}

/** The opening tag of a part without its closing bracket, on one line if it fits. */
function openTag(name: string, props: PartProps): string {
  // Pasted parts may have other names and values, which would be code.
  const given = Object.entries(props).filter(([key, value]) => NAME.test(key) && isPlain(value))
  const attributes = given.map(([key, value]) => key + written(value))
  const line = [`<${name}`, ...attributes].join(' ')
  if (line.length + ' />'.length <= MAX_LINE_CHARACTERS && !line.includes('\n')) return line
  return `${[`<${name}`, ...attributes.map((attribute) => `  ${attribute}`)].join('\n')}\n`
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return value === true || typeof value === 'string' || Number.isFinite(value)
}

function written(value: unknown): string {
  if (value === true) return ''
  if (typeof value === 'string') {
    return `="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  }
  const rows = Array.isArray(value) && value.some(Array.isArray) ? value : undefined
  if (!rows) return `={${literal(value)}}`
  return `={[\n${rows.map((row) => `    ${literal(row)},\n`).join('')}  ]}`
}

/** White space other than no-break spaces, which figures and their units keep. */
const BREAKING_SPACE = /[^\S\u00a0\u202f]/g

/** A value as a JavaScript literal, on one line. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'string') return String(value)
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(BREAKING_SPACE, ' ')}'`
}
