import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

/** Escapes text that looks like a variable or code, and addresses that only the site's parser turns into links. */
const MEANT_AS_WORDS: Options = {
  unsafe: [
    { character: '}', inConstruct: 'phrasing' },
    { character: '.', before: '[Ww]{3}', inConstruct: 'phrasing' },
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
}

/** Each table cell is given the length of the rule ---, so that no cell is padded with spaces. */
const RULE_LENGTH = 3

/**
 * Writes Markdown in the style of the shipped texts.
 * @param mdx options that write nodes without a Markdown equivalent.
 * @param signs options that replace the default symbols.
 */
export function writeMarkdown(nodes: Nodes, mdx: Options, signs: Options = {}): string {
  return toMarkdown(nodes, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    ...signs,
    extensions: [gfmToMarkdown({ stringLength: () => RULE_LENGTH }), mdx, MEANT_AS_WORDS],
  })
}
