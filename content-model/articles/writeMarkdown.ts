import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

/** Escapes would-be variables, lines that would be code, and addresses that only the site's parser would link. */
const MEANT_AS_WORDS: Options = {
  unsafe: [
    { character: '}', inConstruct: 'phrasing' },
    { character: '.', before: '[Ww]{3}', inConstruct: 'phrasing' },
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
}

/** Every cell counts as long as the rule below the first row, ---, so that no cell is filled up with spaces. */
const RULE_LENGTH = 3

/** Markdown in the manner of the shipped texts. @param mdx writes what Markdown has no words for. @param signs others. */
export function writeMarkdown(nodes: Nodes, mdx: Options, signs: Options = {}): string {
  return toMarkdown(nodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    ...signs,
    extensions: [gfmToMarkdown({ stringLength: () => RULE_LENGTH }), mdx, MEANT_AS_WORDS],
  })
}
