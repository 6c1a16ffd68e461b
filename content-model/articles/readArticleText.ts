import { mdxToMdast } from 'satteri'
import type { LineFault } from '../faultSentence.ts'
import { textSizeFault } from '../limits.ts'
import type { Variables } from '../variables.ts'
import { type ArticleText, readArticleTree } from './articleTree.ts'
import { syntaxFault } from './syntaxFault.ts'

/**
 * As Astro reads Markdown, which decides the ids of headings. The head of a file is cut off before, only by
 * splitArticle.
 */
export const FEATURES = { gfm: true, smartPunctuation: true, frontmatter: false } as const

/** Reads the text below the head of an MDX file by the parser that the build uses. Takes a millisecond or two. */
export function readArticleText(text: string, variables: Variables): ArticleText {
  const fault = textSizeFault(text)
  if (fault) return unread(fault)
  try {
    const root = mdxToMdast(text, { features: FEATURES })
    if (root.type !== 'root') throw new Error('The parser made no tree.')
    return readArticleTree(root, variables)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return unread(syntaxFault(text, error))
  }
}

/** An unreadable text has no words to miss. */
function unread(fault: LineFault): ArticleText {
  return {
    root: { type: 'root', children: [] },
    faults: [fault],
    links: [],
    parts: [],
    anchors: new Set(),
    hasWords: true,
  }
}
