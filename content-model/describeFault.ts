import type { z } from 'zod'
import { fieldName } from './fieldName.ts'
import { type FieldPath, type FieldSchema, fieldsOf, isGroup } from './fieldsOf.ts'
import { nearest } from './nearest.ts'
import { valueAt } from './valueAt.ts'

const LONGEST_QUOTE = 60

/** What is wrong with a field, found and allowed, one sentence or two a fault. */
export function describeFault(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: FieldSchema,
): string[] {
  const path = issue.path as FieldPath
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(schemaAt(schema, value, path)?.properties ?? {})
    return issue.keys.map((key) => unknownField([...path, key], key, allowed))
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

function unknownField(path: FieldPath, key: string, allowed: string[]): string {
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

/** Leaves short forms such as GBP in capitals. */
function decapitalised(sentence: string): string {
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
