import type { MdastNode, MdxJsxFlowElement } from 'satteri'
import { articleParts, isArticlePart } from '../../../content-model/articles/articleParts.ts'
import { plainValue } from '../../../content-model/articles/plainValue.ts'
import type { PartProps, RichNode } from './richNode.ts'

const NAME = /^\w+$/
const LINE_BREAKS = /[ \t]*\n[ \t]*/g

type Marks = NonNullable<RichNode['marks']>
type TypeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>

/**
 * A block of Markdown as a node of the rich text editor. A block that the editor cannot show stays source.
 * @param source the whole text, to which the node's offsets refer.
 */
export function richNodeOf(node: MdastNode, source: string): RichNode {
  try {
    return new Reader(source).read(node)
  } catch (error) {
    if (!(error instanceof NoForm)) throw error
    return { type: 'sourceBlock', attrs: { source: sliceOf(node, source) } }
  }
}

class NoForm extends Error {}

class Reader {
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** Reads a top-level block. Only those may be article parts. */
  read(node: MdastNode): RichNode {
    return node.type === 'mdxJsxFlowElement' ? this.#readPart(node) : this.#readBlock(node)
  }

  #readBlock(node: MdastNode): RichNode {
    switch (node.type) {
      case 'paragraph':
        return this.#withWords('paragraph', node.children)
      case 'heading':
        return { ...this.#withWords('heading', node.children), attrs: { level: node.depth } }
      case 'blockquote':
        return { type: 'blockquote', content: this.#readBlocks(node.children) }
      case 'list':
        return this.#readList(node)
      case 'code': {
        if (node.meta) throw new NoForm()
        const attrs = { language: node.lang ?? null }
        return { type: 'codeBlock', attrs, content: textNodes(node.value, []) }
      }
      case 'thematicBreak':
        return { type: 'horizontalRule' }
      case 'table':
        return this.#readTable(node)
      case 'mdxFlowExpression':
        if (!NAME.test(node.value)) throw new NoForm()
        return { type: 'paragraph', content: [variable(node.value, [])] }
      default:
        throw new NoForm()
    }
  }

  #readBlocks(nodes: readonly MdastNode[]): RichNode[] {
    const blocks = nodes.map((node) => this.#readBlock(node))
    return blocks.length > 0 ? blocks : [{ type: 'paragraph', content: [] }]
  }

  #readList({ ordered, start, spread, children }: TypeOf<'list'>): RichNode {
    const content = children.map((item): RichNode => {
      if (item.type !== 'listItem' || typeof item.checked === 'boolean') throw new NoForm()
      const blocks = this.#readBlocks(item.children)
      if (blocks[0]?.type !== 'paragraph') throw new NoForm()
      return { type: 'listItem', attrs: { spread: item.spread === true }, content: blocks }
    })
    const attrs = { spread: spread === true }
    return ordered
      ? { type: 'orderedList', attrs: { ...attrs, start: start ?? 1 }, content }
      : { type: 'bulletList', attrs, content }
  }

  #readTable({ align, children }: TypeOf<'table'>): RichNode {
    const columns = align?.length ?? 0
    const content = children.map((row, rowIndex): RichNode => {
      const cells = 'children' in row ? row.children : []
      return {
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, column) => {
          const cell = cells[column]
          const words = cell && 'children' in cell ? cell.children : []
          return {
            ...this.#withWords(rowIndex === 0 ? 'tableHeader' : 'tableCell', words),
            attrs: { align: align?.[column] ?? null },
          }
        }),
      }
    })
    return { type: 'table', content }
  }

  #readPart(node: MdxJsxFlowElement): RichNode {
    const { name, children } = node
    if (!name || !isArticlePart(name)) throw new NoForm()
    const attrs = { name, props: propsOf(node) }
    if (articleParts[name].words === 'none') {
      if (children.length > 0) throw new NoForm()
      return { type: 'partAlone', attrs }
    }
    const isOneLine = children.some(({ type }) => INLINE.has(type))
    const content = isOneLine
      ? [this.#withWords('paragraph', children)]
      : this.#readBlocks(children)
    return { type: 'part', attrs: { ...attrs, isOneLine }, content }
  }

  #withWords(type: string, children: readonly MdastNode[]): RichNode {
    return { type, content: joined(children.flatMap((child) => this.#readInline(child, []))) }
  }

  #readInline(node: MdastNode, marks: Marks): RichNode[] {
    const within = (type: string, attrs?: Record<string, unknown>) => {
      if (!('children' in node) || node.children.length === 0) throw new NoForm()
      const mark = attrs ? { type, attrs } : { type }
      return node.children.flatMap((child) => this.#readInline(child, [...marks, mark]))
    }
    switch (node.type) {
      case 'text':
        return textNodes(node.value.replaceAll(LINE_BREAKS, ' '), marks)
      case 'inlineCode':
        return textNodes(node.value.replaceAll(LINE_BREAKS, ' '), [...marks, { type: 'code' }])
      case 'strong':
        return within('bold')
      case 'emphasis':
        return within('italic')
      case 'delete':
        return within('strike')
      case 'link':
        return within('link', { href: node.url, title: node.title ?? null })
      case 'break':
        return [{ type: 'hardBreak', ...withMarks(marks) }]
      case 'mdxTextExpression':
        if (NAME.test(node.value)) return [variable(node.value, marks)]
        break
    }
    const source = sliceOf(node, this.#source)
    // Further lines within a quote or a list begin with markers that do not belong to the node.
    if (source === '' || source.includes('\n')) throw new NoForm()
    return [{ type: 'sourceInline', attrs: { source }, ...withMarks(marks) }]
  }
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'break',
  'mdxTextExpression',
  'mdxJsxTextElement',
])

/** The attributes of a part. @throws NoForm if a value is not plain data. */
function propsOf({ attributes }: MdxJsxFlowElement): PartProps {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new NoForm()
      const { name, value } = attribute
      if (typeof value !== 'object' || value === null) return [name, value ?? true]
      try {
        return [name, NAME.test(value.value) ? `{${value.value}}` : plainValue(value.value)]
      } catch {
        throw new NoForm()
      }
    }),
  )
}

function variable(name: string, marks: Marks): RichNode {
  return { type: 'variable', attrs: { name }, ...withMarks(marks) }
}

function textNodes(text: string, marks: Marks): RichNode[] {
  return text === '' ? [] : [{ type: 'text', text, ...withMarks(marks) }]
}

/** Sorts marks, since their order has no meaning. */
function withMarks(marks: Marks): Pick<RichNode, 'marks'> {
  const sorted = marks.toSorted((one, other) => one.type.localeCompare(other.type))
  return marks.length > 0 ? { marks: sorted } : {}
}

/** Joins neighbouring texts with the same marks. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    const isSame = JSON.stringify(last?.marks) === JSON.stringify(node.marks)
    if (last?.text !== undefined && node.text !== undefined && isSame) {
      result.splice(-1, 1, { ...last, text: last.text + node.text })
    } else result.push(node)
  }
  return result
}

function sliceOf({ position }: MdastNode, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
