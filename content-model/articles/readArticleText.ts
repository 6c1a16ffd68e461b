import { mdxToMdast } from 'satteri'
import type { LineFault } from '../faultSentence.ts'
import { textSizeFault } from '../limits.ts'
import type { Variables } from '../variables.ts'
import { type ArticleText, readArticleTree } from './articleTree.ts'
import { syntaxFault } from './syntaxFault.ts'

/**
 * Astro's defaults for Markdown, which affect the ids of headings. The front matter is removed before, and only by
 * `splitArticle`.
 */
export const FEATURES = { gfm: true, smartPunctuation: true, frontmatter: false } as const

/** Parses the text below the front matter of an MDX file with the build's parser. Takes one or two milliseconds. */
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

/** The result for an unreadable text. `hasWords` avoids a second fault about missing text. */
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
