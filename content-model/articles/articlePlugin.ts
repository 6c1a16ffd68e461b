import { defineMdastPlugin } from 'satteri'
import type { LineFault } from '../faultSentence.ts'
import type { Variables } from '../variables.ts'
import { type ArticleRoot, readArticleTree } from './articleTree.ts'

/**
 * Replaces the parsed tree by the one of readArticleTree, before anything is compiled.
 * @param readVariables for the file that is compiled.
 * @param refuse receives each fault, with lines counted from the first of the compiled text.
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
