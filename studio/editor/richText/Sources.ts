import type { Node, Schema } from '@tiptap/pm/model'
import type { TextInBlocks } from '../../content/richText/readText.ts'
import { writeBlock } from '../../content/richText/writeBlock.ts'

type Source = { source: string; before: string; index: number }

/** Alternative markers for a list that follows one of its kind: with the same marker, Markdown merges the two. */
const OTHER_SIGNS = { bullet: '*', bulletOrdered: ')' } as const
const SIGN = /^(?:[-*+]|\d+(?<end>[.)]))(?=\s)/
const BLANK_LINE = /\n[ \t]*\r?\n/

/**
 * The source of each block as it was read. An unchanged block is written byte for byte; any other is serialised again.
 */
export class Sources {
  #lead = ''
  #tail = '\n'
  #lineEnd = '\n'
  /** Nodes are immutable: a changed block is another node. */
  #sources = new WeakMap<Node, Source>()
  /** By content, since undoing a change creates an equal node. */
  #sourcesByKey = new Map<string, Source>()
  #written = new WeakMap<Node, string>()

  /** Stores the sources of a text that was read. @param document the blocks of the text as nodes, in the same order. */
  take({ lead, blocks, tail }: TextInBlocks, document: Node): void {
    this.#lead = lead
    this.#tail = tail
    this.#lineEnd = blocks.some(({ source }) => source.includes('\r\n')) ? '\r\n' : '\n'
    this.#sources = new WeakMap()
    this.#sourcesByKey = new Map()
    for (const [index, { source, before }] of blocks.entries()) {
      const node = document.child(index)
      const known = { source, before: before ?? '', index }
      this.#sources.set(node, known)
      this.#sourcesByKey.set(keyOf(node), known)
    }
  }

  /** @returns the text, with the line, counted from 0, on which each block begins. */
  write(document: Node): { text: string; lines: number[] } {
    let text = this.#lead
    let before: { node: Node; text: string; index: number | undefined } | undefined
    const lines: number[] = []
    document.forEach((node) => {
      const own = this.#sourceOf(node)
      const isAfterItsNeighbour = own !== undefined && own.index - 1 === before?.index
      let block = own?.source ?? this.#writeAnew(node)
      if (block !== '' && before) {
        if (!isAfterItsNeighbour && isSameList(before, { node, text: block })) {
          block = this.#inLines(writeBlock(node.toJSON(), OTHER_SIGNS))
        }
        const gap: string = node.attrs.before ?? ''
        if (isAfterItsNeighbour) text += own.before
        else text += BLANK_LINE.test(gap) ? gap : this.#lineEnd.repeat(2)
      }
      lines.push(text.split('\n').length - 1)
      text += block
      if (block !== '') before = { node, text: block, index: own?.index }
    })
    return { text: text + this.#tail, lines }
  }

  #sourceOf(node: Node): Source | undefined {
    const known = this.#sources.get(node)
    if (known || this.#written.has(node)) return known
    const same = this.#sourcesByKey.get(keyOf(node))
    if (same) this.#sources.set(node, same)
    return same
  }

  #writeAnew(node: Node): string {
    const known = this.#written.get(node)
    if (known !== undefined) return known
    const text = this.#inLines(writeBlock(node.toJSON()))
    this.#written.set(node, text)
    return text
  }

  #inLines(text: string): string {
    return this.#lineEnd === '\n' ? text : text.replaceAll(/\r?\n/g, this.#lineEnd)
  }
}

/** The blocks as nodes of the editor. */
export function nodesOf(schema: Schema, blocks: TextInBlocks['blocks']): Node[] {
  return blocks.map(({ node, before }) =>
    schema.nodeFromJSON({ ...node, attrs: { ...node.attrs, before } }),
  )
}

function keyOf(node: Node): string {
  return JSON.stringify(node.toJSON())
}

type Written = { node: Node; text: string }

/** Whether two blocks are lists with the same marker. */
function isSameList(one: Written, other: Written): boolean {
  if (one.node.type !== other.node.type || !one.node.type.name.endsWith('List')) return false
  const signOf = ({ text }: Written) => {
    const [sign, end] = SIGN.exec(text) ?? []
    return end ?? sign
  }
  return signOf(one) === signOf(other)
}
