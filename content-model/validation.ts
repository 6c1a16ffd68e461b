import type { z } from 'zod'
import {
  type FieldPath,
  type FieldSchema,
  fieldName,
  fieldsOf,
  isGroup,
  valueAt,
} from './fieldsOf.ts'
import { nearest } from './nearest.ts'

/** The content folder holds faults. `errors` names each in a line: file, field, found, allowed. */
export class ContentError extends Error {
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    const count = errors.length === 1 ? 'one fault' : `${errors.length} faults`
    super([`The content has ${count}.`, ...errors].join('\n'))
    this.name = 'ContentError'
    this.errors = errors
  }
}

const EXPECTED: Record<string, string> = {
  string: 'Use words.',
  int: 'Use a whole number.',
  number: 'Use a number.',
  boolean: 'Use true or false.',
  array: 'Use a list, one item a line, each after a hyphen.',
  object: 'Use fields below it, one a line, each with a colon after its name.',
  record: 'Use lines below it, each with a colon after its first word.',
}

/** What is allowed, for rules whose schema does not say it in words of its own. */
export function adviseOn(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? `Use ${issue.expected}.`
    case 'invalid_value':
      return oneOf(issue.values.map(String))
    case 'invalid_union':
      return oneOf(Array.isArray(issue.options) ? issue.options.map(String) : [])
    case 'too_small':
      return amount(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return amount(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), issue.origin)
    default:
      return 'Look at the description of the field.'
  }
}

function oneOf(words: string[]): string {
  return words.length === 1 ? `Use ${words[0]}.` : `Use one of ${words.join(', ')}.`
}

function amount(bound: string, limit: number, origin: string): string {
  if (origin === 'string') {
    return bound === 'at least' && limit === 1
      ? 'Write some words.'
      : `Use ${bound} ${limit} characters.`
  }
  if (origin === 'array') return `Use ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}.`
  return `Use ${bound} ${limit}.`
}

const LONGEST_QUOTE = 60
/** Each is compared with every field that is allowed. */
const MOST_UNKNOWN_FIELDS = 20

/** What is wrong with a field, found and allowed, one sentence or two a fault. */
export function describeFault(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: FieldSchema,
): string[] {
  const path = issue.path as FieldPath
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(schemaAt(schema, value, path)?.properties ?? {})
    return issue.keys
      .slice(0, MOST_UNKNOWN_FIELDS)
      .map((key) => unknownField([...path, key], key, allowed))
  }
  if (issue.code === 'invalid_key') {
    return [`${fieldName(path)} is no key here. ${issue.issues[0]?.message ?? issue.message}`]
  }
  const found = valueAt(value, path)
  if (found === undefined) return [missingField(path, issue, schema, value)]
  const isUnquoted =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof found === 'number'
  const advice = isUnquoted ? `Put it in quotes, as '${found}'.` : issue.message
  return [`${fieldName(path)} ${foundWords(found, issue)}. ${advice}`]
}

/** A field that is not allowed where it stands, with the one that was meant. */
export function unknownField(path: FieldPath, key: string, allowed: string[]): string {
  const guess = nearest(key, allowed)
  const advice = guess ? `Did you mean "${guess}"?` : `The fields here are ${allowed.join(', ')}.`
  return `${fieldName(path)} is not a field here. ${advice}`
}

function missingField(
  path: FieldPath,
  issue: z.core.$ZodIssue,
  schema: FieldSchema,
  value: unknown,
): string {
  const name = path.at(-1)
  const group = schemaAt(schema, value, path.slice(0, -1))
  const part = group?.properties?.[String(name)]
  const description = isGroup(part) && typeof part.description === 'string' ? part.description : ''
  return `${fieldName(path)} is missing. ${description ? `Add it: ${decapitalised(description)}` : issue.message}`
}

/** A sentence to follow a colon. Abbreviations such as GBP stay in capitals. */
export function decapitalised(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
}

function foundWords(found: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (Array.isArray(found)) return `has ${found.length} items`
    if (typeof found === 'string' && found.trim() !== '')
      return `has ${found.trim().length} characters`
  }
  return `is ${quoted(found)}`
}

function quoted(found: unknown): string {
  if (found === null || (typeof found === 'string' && found.trim() === '')) return 'blank'
  if (Array.isArray(found)) return 'a list'
  if (typeof found === 'object') return 'a group of fields'
  const text = String(found)
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
  return typeof found === 'string' ? `"${short}"` : short
}

/** A place in a union is described twice, by the union and by its branch; the branch comes last. */
function schemaAt(schema: FieldSchema, value: unknown, path: FieldPath): FieldSchema | undefined {
  const wanted = JSON.stringify(path)
  return [...fieldsOf(schema, value)].findLast((field) => JSON.stringify(field.path) === wanted)
    ?.schema
}
