import { LineCounter, parseDocument, type YAMLError } from 'yaml'
import { onOneLine, withoutControls } from './controlCharacters.ts'
import type { ContentFault } from './faultSentence.ts'

/** The text below the front matter of an MDX file, and the line of the file on which the text begins. */
export type Article = { text: string; firstLine: number }

export type ParsedYaml = { value: unknown } | { fault: ContentFault }

const DEFAULT_ADVICE = 'Check the indentation, quotes and colons there.'
const ADVICE: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put text that contains a colon in quotes, and check the indentation.',
  DUPLICATE_KEY: 'The same field appears twice. Remove one.',
  MISSING_CHAR: 'A quote, bracket or colon is missing there.',
  TAB_AS_INDENT: 'Indent with spaces, not tabs.',
}

/** Parses YAML. @param firstLine line of the file on which the YAML begins, for the line number of a fault. */
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
    // No aliases: a few nested aliases could expand to more than fits in memory.
    return { value: onOneLine(document.toJS({ maxAliasCount: 0 })) }
  } catch {
    const advice = 'Write out the value in each place.'
    return { fault: { file, path: [], problem: 'uses aliases (*name)', advice } }
  }
}

// Only a line feed ends a line here; Unicode line separators belong to the line.
const ARTICLE = /^(---\r?\n)((?:[^\n]*\n)*?)(---[ \t]*)(?=\r?\n|$)/

/** Splits an article into parts that together are its text; undefined without front matter. The build uses it too. */
export function splitArticle(
  text: string,
): { opening: string; yaml: string; closing: string; body: string } | undefined {
  const parts = ARTICLE.exec(text)
  if (!parts) return undefined
  const { 0: head, 1: opening = '', 2: yaml = '', 3: closing = '' } = parts
  return { opening, yaml, closing, body: text.slice(head.length) }
}

/** Parses a file of the content: an `.mdx` file as an article, any other as YAML. */
export function parseFile(file: string, text: string): ParsedYaml & { article?: Article } {
  return file.endsWith('.mdx') ? parseArticle(file, text) : parseYaml(file, withoutControls(text))
}

/** Parses an article: its front matter, which is YAML between two lines of ---, and the text below. */
export function parseArticle(file: string, text: string): ParsedYaml & { article?: Article } {
  const parts = splitArticle(withoutControls(text))
  if (!parts) {
    const advice = 'Begin with a line of ---, then the fields, then another line of ---.'
    return { fault: { file, problem: 'the front matter is missing', advice } }
  }
  const head = text.slice(0, text.length - parts.body.length)
  const article = { text: parts.body, firstLine: head.split('\n').length }
  return { ...parseYaml(file, parts.yaml, 2), article }
}

const COMPONENT_TAGS = /<\/?[A-Za-z][^<>]*>/g
const LINK_TARGETS = /\]\([^()]*\)/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu

/** The number of words in a Markdown or MDX text, without tags and link targets. */
export function countWords(text: string): number {
  const read = text.replace(COMPONENT_TAGS, ' ').replace(LINK_TARGETS, ' ')
  return read.match(WORD)?.length ?? 0
}
