import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { diffArrays } from 'diff'
import type { TextInBlocks } from '../../content/richText/readText.ts'
import { nodesOf } from './Sources.ts'

/** Replaces only the blocks that differ. The caret keeps its place unless its block is replaced. */
export function withBlocks(state: EditorState, blocks: TextInBlocks['blocks']): Transaction {
  const { doc, schema, tr } = state
  const read = nodesOf(schema, blocks)
  const wanted = read.length > 0 ? read : [schema.node('paragraph')]
  const changes = diffArrays([...doc.children], wanted, { comparator: isSame })
  let position = 0
  let gone = 0
  let come: Node[] = []
  const replace = () => {
    if (gone > 0 || come.length > 0) tr.replaceWith(position, position + gone, come)
    position += sizeOf(come)
    gone = 0
    come = []
  }
  for (const { added, removed, value } of changes) {
    if (added) come.push(...value)
    else if (removed) gone += sizeOf(value)
    else {
      replace()
      position += sizeOf(value)
    }
  }
  replace()
  return tr.setMeta('addToHistory', false)
}

/** Whether two blocks are equal apart from the blank lines before them. */
function isSame(one: Node, other: Node): boolean {
  return (
    one.hasMarkup(other.type, { ...other.attrs, before: one.attrs.before }) &&
    one.content.eq(other.content)
  )
}

function sizeOf(nodes: readonly Node[]): number {
  return nodes.reduce((size, node) => size + node.nodeSize, 0)
}
