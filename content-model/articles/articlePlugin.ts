import { defineMdastPlugin } from 'satteri'
import type { Variables } from '../variables.ts'
import { type ArticleRoot, readArticleTree } from './articleTree.ts'
import type { LineFault } from './syntaxFault.ts'

/**
 * Puts the tree that readArticleTree makes in the place of the one that was parsed, before anything is compiled.
 * @param refuse is told of what is wrong, with lines counted from the first of what is compiled.
 */
export function articlePlugin(
  readVariables: () => Variables,
  refuse: (faults: readonly LineFault[]) => void = () => {},
) {
  return defineMdastPlugin({
    name: 'article',
    options: { position: true },
    before(parsed, context) {
      const { root, faults } = readArticleTree(parsed as ArticleRoot, readVariables())
      refuse(faults)
      context.replaceNode(parsed, root)
    },
  })
}
