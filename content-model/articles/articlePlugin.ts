import { defineMdastPlugin } from 'satteri'
import type { LineFault } from '../faultSentence.ts'
import type { Variables } from '../variables.ts'
import { type ArticleRoot, readArticleTree } from './articleTree.ts'

/**
 * Replaces the parsed tree by the result of `readArticleTree` before the compiler sees it.
 * @param readVariables returns the variables for the compiled file.
 * @param refuse receives the faults, with line numbers from the start of the compiled text.
 */
export function articlePlugin(
  readVariables: (file: URL | undefined) => Variables,
  refuse: (faults: readonly LineFault[]) => void = () => {},
) {
  return defineMdastPlugin({
    name: 'article',
    options: { position: true },
    before(parsed, context) {
      const { root, faults } = readArticleTree(
        parsed as ArticleRoot,
        readVariables(context.fileURL),
      )
      refuse(faults)
      context.replaceNode(parsed, root)
    },
  })
}
