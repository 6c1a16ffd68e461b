import { LineCounter, parseDocument, type YAMLError } from 'yaml'
import { onOneLine, withoutControls } from './controlCharacters.ts'
import type { ContentFault } from './faultSentence.ts'

/** The text below the head of an MDX file, and the line of the file on which it begins. */
export type Article = { text: string; firstLine: number }

export type ParsedYaml = { value: unknown } | { fault: ContentFault }

const DEFAULT_ADVICE = 'Check the indent, quotes and colons there.'
const ADVICE: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put words that hold a colon in quotes, and check the indent.',
  DUPLICATE_KEY: 'The same field stands twice. Remove one.',
  MISSING_CHAR: 'A quote, bracket or colon is missing there.',
  TAB_AS_INDENT: 'Use spaces for the indent, not tabs.',
}

/** Reads YAML. A fault is named with its line, counted from `firstLine`, and advice. */
function parseYaml(file: string, text: string, firstLine = 1): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const error = document.errors[0]
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line + firstLine - 1
    const advice = ADVICE[error.code] ?? DEFAULT_ADVICE
    return { fault: { file, line, problem: 'cannot be read', advice } }
  }
  try {
    // A few aliases of aliases can expand to more than the memory holds.
    return { value: onOneLine(document.toJS({ maxAliasCount: 0 })) }
  } catch {
    const advice = 'Write the words out where they stand.'
    return { fault: { file, path: [], problem: 'uses aliases (*name)', advice } }
  }
}

// Only a line feed ends a line here: other line separators of some programs stand within it.
const ARTICLE = /^(---\r?\n)((?:[^\n]*\n)*?)(---[ \t]*)(?=\r?\n|$)/

/** The parts of an article, which together are its text; undefined if it has no head. The build uses it too. */
export function splitArticle(
  text: string,
): { opening: string; yaml: string; closing: string; body: string } | undefined {
  const parts = ARTICLE.exec(text)
  if (!parts) return undefined
  const { 0: head, 1: opening = '', 2: yaml = '', 3: closing = '' } = parts
  return { opening, yaml, closing, body: text.slice(head.length) }
}

/** Reads a file of the content: an article by its ending, YAML else. */
export function parseFile(file: string, text: string): ParsedYaml & { article?: Article } {
  return file.endsWith('.mdx') ? parseArticle(file, text) : parseYaml(file, withoutControls(text))
}

/** Reads an article: its head, the YAML between two lines of three hyphens, and the text below. */
export function parseArticle(file: string, text: string): ParsedYaml & { article?: Article } {
  const parts = splitArticle(withoutControls(text))
  if (!parts) {
    const advice = 'Begin with a line of ---, the fields, and a line of ---.'
    return { fault: { file, problem: 'the head is missing', advice } }
  }
  const head = text.slice(0, text.length - parts.body.length)
  const article = { text: parts.body, firstLine: head.split('\n').length }
  return { ...parseYaml(file, parts.yaml, 2), article }
}

const COMPONENT_TAGS = /<\/?[A-Za-z][^<>]*>/g
const LINK_TARGETS = /\]\([^()]*\)/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu

/** Number of words that a reader of this Markdown or MDX text reads. Tags and link targets do not count. */
export function countWords(text: string): number {
  const read = text.replace(COMPONENT_TAGS, ' ').replace(LINK_TARGETS, ' ')
  return read.match(WORD)?.length ?? 0
}
