import { LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Article } from './ContentRecord.ts'

export type ParsedYaml = { value: unknown } | { refusal: string }

const DEFAULT_ADVICE = 'Check the indent, quotes and colons there.'
const ADVICE: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put words that hold a colon in quotes, and check the indent.',
  DUPLICATE_KEY: 'The same field stands twice. Remove one.',
  MISSING_CHAR: 'A quote, bracket or colon is missing there.',
  TAB_AS_INDENT: 'Use spaces for the indent, not tabs.',
}

/** Reads YAML. A fault is refused with its line, counted from `firstLine`, and advice. */
export function parseYaml(file: string, text: string, firstLine = 1): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const error = document.errors[0]
  if (!error) return { value: document.toJS() }
  const line = lineCounter.linePos(error.pos[0]).line + firstLine - 1
  return {
    refusal: `${file}: line ${line} cannot be read. ${ADVICE[error.code] ?? DEFAULT_ADVICE}`,
  }
}

/** The parts of an article, which together are its text; undefined where it has no head. */
export function splitArticle(
  text: string,
): { opening: string; yaml: string; closing: string; body: string } | undefined {
  const parts = /^(---\r?\n)([\s\S]*?)(^---[ \t]*(?=\r?$))/m.exec(text)
  if (parts?.index !== 0) return undefined
  const { 0: head, 1: opening = '', 2: yaml = '', 3: closing = '' } = parts
  return { opening, yaml, closing, body: text.slice(head.length) }
}

/** Reads an article: its head, the YAML between two lines of three hyphens, and the text below. */
export function parseArticle(file: string, text: string): ParsedYaml & { article?: Article } {
  const parts = splitArticle(text)
  if (!parts) {
    return {
      refusal: `${file}: the head is missing. Begin with a line of ---, the fields, and a line of ---.`,
    }
  }
  const head = text.slice(0, text.length - parts.body.length)
  const article = { text: parts.body, firstLine: head.split('\n').length }
  return { ...parseYaml(file, parts.yaml, 2), article }
}
