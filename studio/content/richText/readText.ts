import { type MdastNode, mdxToMdast } from 'satteri'
import { FEATURES } from '../../../content-model/articles/readArticleText.ts'
import { syntaxFault } from '../../../content-model/articles/syntaxFault.ts'
import { faultWords, type LineFault } from '../../../content-model/faultSentence.ts'
import { textSizeFault } from '../../../content-model/limits.ts'
import type { RichBlock } from './richNode.ts'
import { richNodeOf } from './richNodeOf.ts'
import { writeBlock } from './writeBlock.ts'

/** A text in blocks: `lead`, the blocks with the characters before each, and `tail` add up to the exact text. */
export type TextInBlocks = {
  lead: string
  blocks: (RichBlock & { before: string | null })[]
  tail: string
}

/** The reason why a text cannot be parsed, and its line, counted from 1. */
type Unreadable = { problem: string; line: number }

/** Straight quotes stay as they were typed, since they are written back. */
const AS_TYPED = { ...FEATURES, smartPunctuation: false }

/** Parses a text with the build's parser. A block whose meaning would change when it is written back stays source. */
export function readText(text: string): TextInBlocks | Unreadable {
  const fault = textSizeFault(text)
  if (fault) return unreadable(fault)
  try {
    return inBlocks(text)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return unreadable(syntaxFault(text, error))
  }
}

function unreadable(fault: LineFault): Unreadable {
  return { problem: faultWords(fault), line: fault.line }
}

function inBlocks(text: string): TextInBlocks {
  const blocks: TextInBlocks['blocks'] = []
  let lead = ''
  let end = 0
  for (const node of nodesOf(text, AS_TYPED)) {
    const { start, end: nodeEnd } = placeOf(node)
    const before = text.slice(end, start)
    const source = text.slice(start, nodeEnd)
    if (blocks.length === 0) lead = before
    blocks.push({ ...blockOf(node, text, source), before: blocks.length === 0 ? null : before })
    end = nodeEnd
  }
  return { lead, blocks, tail: text.slice(end) }
}

function blockOf(node: MdastNode, text: string, source: string): RichBlock {
  const rich = richNodeOf(node, text)
  const written = writeBlock(rich)
  if (written === source || meaningOf(written) === meaningOf(source)) return { node: rich, source }
  return { node: { type: 'sourceBlock', attrs: { source } }, source }
}

/** The content of a block as the build parses it, apart from line breaks. */
function meaningOf(source: string): string {
  return JSON.stringify(nodesOf(source, FEATURES).map((node) => richNodeOf(node, source)))
}

function nodesOf(
  text: string,
  features: { [Feature in keyof typeof FEATURES]: boolean },
): readonly MdastNode[] {
  const root = mdxToMdast(text, { features })
  if (root.type !== 'root') throw new Error('The parser made no tree.')
  return root.children
}

function placeOf({ position }: MdastNode): { start: number; end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset]
  if (start === undefined || end === undefined) throw new Error('The parser gave no place.')
  return { start, end }
}
