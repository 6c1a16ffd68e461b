import { readBlockComment } from './blocks.ts'
import { wordsOf } from './hast.ts'
import type { ExportItem } from './readExport.ts'
import type { Tell } from './warnings.ts'

const SHARED_BLOCK = /<!--\s*(wp:(?:core\/)?block\s+\{.*?\}\s*\/)\s*-->/gs

/** Inserts the contents of shared blocks, including nested blocks, into HTML. */
export function withReusableBlocks(
  html: string,
  blocks: ReadonlyMap<number, ExportItem>,
  tell: Tell,
  around: readonly number[] = [],
): string {
  return html.replaceAll(SHARED_BLOCK, (_, comment: string) => {
    const attributes = readBlockComment(comment)?.attributes ?? {}
    const id = Number(attributes.ref)
    const block = blocks.get(id)
    if (!block || around.includes(id)) {
      const reason = block ? 'contains itself' : 'is not in the export'
      tell(`The shared block number ${id} ${reason} and was left out.`)
      return ''
    }
    if (attributes.content !== undefined) {
      const name = wordsOf(block.title)
      tell(
        `The shared block "${name}" appears as in all articles, without the text of this one: ${JSON.stringify(attributes.content)}`,
      )
    }
    return withReusableBlocks(block.html, blocks, tell, [...around, id])
  })
}
