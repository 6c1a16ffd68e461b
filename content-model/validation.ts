import type { z } from 'zod'
import { type ContentFault, type Fault, type FieldFault, faultSentence } from './faultSentence.ts'
import { type FieldPath, type FieldSchema, schemaAt, valueAt } from './fieldsOf.ts'
import { nearest } from './nearest.ts'

/** The content has faults. The message has a line for each fault: file, field, problem, remedy. */
export class ContentError extends Error {
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`
    super([`The content has ${count}.`, ...faults.map((fault) => faultSentence(fault))].join('\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** Limits the work, because each unknown field is compared with every allowed field. */
const MOST_UNKNOWN_FIELDS = 20

/** Parses a value with a schema. @param jsonSchema JSON form of the schema, for descriptions and allowed fields. */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  jsonSchema: FieldSchema,
  value: unknown,
): { data: z.infer<Schema> } | { faults: FieldFault[] } {
  // An empty message means that the schema has no advice of its own.
  const { success, data, error } = schema.safeParse(value, { error: () => '' })
  if (success) return { data }
  return { faults: error.issues.flatMap((issue) => faultsOfIssue(issue, value, jsonSchema)) }
}

function faultsOfIssue(issue: z.core.$ZodIssue, value: unknown, schema: FieldSchema): FieldFault[] {
  const path = issue.path as FieldPath
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(schemaAt(schema, value, path)?.properties ?? {})
    return issue.keys
      .slice(0, MOST_UNKNOWN_FIELDS)
      .map((key) => unknownField([...path, key], key, allowed))
  }
  if (issue.code === 'invalid_key') {
    return [{ path, problem: 'is not a valid key here', ...remedyFor(issue.issues[0] ?? issue) }]
  }
  const found = valueAt(value, path)
  if (found === undefined) {
    const description = schemaAt(schema, value, path)?.description
    if (description) return [{ path, advice: `Add it: ${decapitalised(description)}` }]
    return [{ path, ...remedyFor(issue) }]
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof found === 'number') {
    return [{ path, found, advice: `Put it in quotes: '${found}'.` }]
  }
  return [{ path, found, ...sizeProblem(found, issue), ...remedyFor(issue) }]
}

/** The fault of an unknown field, with the field that was probably meant. */
export function unknownField(path: FieldPath, key: string, allowed: string[]): FieldFault {
  const guess = nearest(key, allowed)
  const advice = guess ? `Did you mean "${guess}"?` : `The fields here are ${allowed.join(', ')}.`
  return { path, problem: 'is not a field here', advice }
}

/** The sentence in the form that follows a colon. Abbreviations such as GBP stay in capitals. */
export function decapitalised(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence
}

function sizeProblem(found: unknown, { code }: z.core.$ZodIssue): Pick<Fault, 'problem'> {
  if (code !== 'too_small' && code !== 'too_big') return {}
  if (Array.isArray(found)) return { problem: `has ${found.length} items` }
  if (typeof found !== 'string' || found.trim() === '') return {}
  return { problem: `has ${found.trim().length} characters` }
}

/** The remedy from the schema's error message, else from the kind of issue. */
function remedyFor(issue: z.core.$ZodIssue): Pick<Fault, 'allowed' | 'advice'> {
  if (issue.message !== '') return { advice: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return { allowed: issue.expected }
    case 'invalid_value':
      return oneOf(issue.values.map(String))
    case 'invalid_union':
      return oneOf(
        'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [],
      )
    case 'too_small':
      return amount(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return amount(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), issue.origin)
    default:
      return { advice: 'See the description of the field.' }
  }
}

function oneOf(words: string[]): Pick<Fault, 'allowed' | 'advice'> {
  return words.length === 1 ? { advice: `Use ${words[0]}.` } : { allowed: words }
}

function amount(bound: string, limit: number, origin: string): Pick<Fault, 'allowed' | 'advice'> {
  if (origin === 'string') {
    return bound === 'at least' && limit === 1
      ? { allowed: 'text' }
      : { advice: `Use ${bound} ${limit} characters.` }
  }
  const unit = origin !== 'array' ? '' : limit === 1 ? ' item' : ' items'
  return { advice: `Use ${bound} ${limit}${unit}.` }
}
