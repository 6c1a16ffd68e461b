import { type FieldPath, fieldName } from './fieldsOf.ts'

/** A file of the content, a field of the faulty file, or a kind of section. Build and studio name each differently. */
type Named = { file: string } | { field: FieldPath } | { section: string }

/** The words of a sentence. Names that build and studio write differently are separate parts. */
export type Words = string | readonly (string | Named)[]

/** A fault of a value, without its location. */
export type Fault = {
  /** The faulty value; undefined if the value is missing. */
  found?: unknown
  /** Words after the field's name, such as `leads to /x, which is no page`; undefined if `found` says enough. */
  problem?: Words
  /** The allowed kind of value, as named in JSON schemas, or the allowed words. */
  allowed?: string | readonly string[]
  /** The remedy, which replaces the sentence made from `allowed`. */
  advice?: Words
}

/** A fault in a line of a text or file. */
export type LineFault = Fault & { line: number }

/** A fault of a field. */
export type FieldFault = Fault & { path: FieldPath }

/** A fault of the content, with its location if it has one. */
export type ContentFault = Fault & {
  /** Path for messages, such as content/plans/app-basic.yaml; undefined if the fault concerns the whole content. */
  file?: string
  /** The field; undefined if the fault concerns a line or the whole file. */
  path?: FieldPath
  /** Line of the file. */
  line?: number
}

/** Functions that name what faults mention, for one kind of reader. */
export type Names = {
  file: (file: string) => string
  field: (path: FieldPath) => string
  section: (type: string) => string
}

/** Names for people who edit files. */
const FILE_NAMES: Names = {
  file: (file) => file,
  field: fieldName,
  section: (type) => `"- type: ${type}"`,
}

const EXPECTED: Record<string, string> = {
  string: 'Use text.',
  text: 'Write some text.',
  int: 'Use a whole number.',
  number: 'Use a number.',
  boolean: 'Use true or false.',
  array: 'Use a list with one item per line, each after a hyphen.',
  object: 'Use fields below it, one per line, each with a colon after its name.',
  record: 'Use lines below it, each with a colon after its key.',
}

const LONGEST_QUOTE = 60

/** The fault as build, check and import report it: file, field or line, problem, remedy. */
export function faultSentence(fault: ContentFault, names = FILE_NAMES): string {
  const { file, path, line } = fault
  const place = path ? `${names.field(path)} ` : line === undefined ? '' : `line ${line} `
  return `${file === undefined ? '' : `${names.file(file)}: `}${place}${faultWords(fault, names)}`
}

/** The problem and the remedy, to follow the name of the location. */
export function faultWords(fault: Fault, names = FILE_NAMES): string {
  const { allowed, advice } = fault
  const remedy = advice === undefined ? allowedWords(allowed) : worded(advice, names)
  return `${problemWords(fault, names)}.${remedy && ` ${remedy}`}`
}

/** Only the problem, to follow the name of the location. */
export function problemWords({ found, problem }: Fault, names = FILE_NAMES): string {
  if (problem !== undefined) return worded(problem, names)
  return found === undefined ? 'is missing' : `is ${quoted(found)}`
}

function worded(words: Words, names: Names): string {
  if (typeof words === 'string') return words
  return words
    .map((part) => {
      if (typeof part === 'string') return part
      if ('file' in part) return names.file(part.file)
      return 'field' in part ? names.field(part.field) : names.section(part.section)
    })
    .join('')
}

function allowedWords(allowed: Fault['allowed']): string {
  if (allowed === undefined) return ''
  if (typeof allowed === 'string') return EXPECTED[allowed] ?? `Use ${allowed}.`
  return `Use one of ${allowed.join(', ')}.`
}

function quoted(found: unknown): string {
  if (found === null || (typeof found === 'string' && found.trim() === '')) return 'blank'
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'object') return 'a group of fields'
  const text = String(found)
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
  return typeof found === 'string' ? `"${short}"` : short
}
