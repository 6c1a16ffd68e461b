import type { z } from 'zod'

export type FieldSchema = z.core.JSONSchema.BaseSchema
export type FieldPath = (string | number)[]
export type Field = { schema: FieldSchema; value: unknown; path: FieldPath }

/**
 * All fields of a value, each with the part of the JSON schema that describes it, groups and lists
 * before their contents. The value may be invalid: fields that are not in the schema are skipped.
 */
export function fieldsOf(schema: FieldSchema, value: unknown): Field[] {
  const fields: Field[] = []

  function visit(schema: FieldSchema, value: unknown, path: FieldPath): void {
    fields.push({ schema, value, path })
    for (const branch of schema.anyOf ?? schema.oneOf ?? []) {
      if (isFieldSchema(branch) && suits(branch, value)) visit(branch, value, path)
    }
    if (Array.isArray(value) && isFieldSchema(schema.items)) {
      for (const [index, item] of value.entries()) visit(schema.items, item, [...path, index])
    }
    if (!isGroup(value)) return
    const { properties = {}, additionalProperties } = schema
    for (const [name, part] of Object.entries(value)) {
      const field = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      if (isFieldSchema(field)) visit(field, part, [...path, name])
    }
  }

  visit(schema, value, [])
  return fields
}

/** The part of a schema that describes the field at a path, even if the value lacks the field. */
export function schemaAt(
  schema: FieldSchema,
  value: unknown,
  path: FieldPath,
): FieldSchema | undefined {
  const wanted = JSON.stringify(path)
  // In a union, the union and its branch both describe a field. The branch, which is more specific, comes last.
  const found = fieldsOf(schema, value).findLast((field) => JSON.stringify(field.path) === wanted)
  if (found || path.length === 0) return found?.schema
  const part = schemaAt(schema, value, path.slice(0, -1))?.properties?.[String(path.at(-1))]
  return isGroup(part) ? part : undefined
}

/** Whether a value is an object with named fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFieldSchema(schema: unknown): schema is FieldSchema {
  return isGroup(schema)
}

function suits(branch: FieldSchema, value: unknown): boolean {
  if (branch.const !== undefined) return branch.const === value
  if (branch.type === 'array') return Array.isArray(value)
  if (branch.type !== 'object') return typeof value === branch.type
  if (!isGroup(value)) return false
  const { properties = {} } = branch
  // Runs for each section of a page with each kind of section, so it avoids creating arrays of entries.
  return Object.keys(properties).every((name) => {
    const part = properties[name]
    return !isFieldSchema(part) || part.const === undefined || part.const === value[name]
  })
}

/**
 * The name of a field in messages: `"sections.hero.text"`, with list positions counted from one, and
 * `item 2: "ans"` if the file itself is a list.
 */
export function fieldName(path: FieldPath): string {
  const [first, ...rest] = path
  if (first === undefined) return 'the file'
  if (typeof first === 'number') {
    return rest.length === 0 ? `item ${first + 1}` : `item ${first + 1}: ${fieldName(rest)}`
  }
  return `"${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.')}"`
}

/** Whether a path is below another path. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return path.length > outer.length && outer.every((step, index) => step === path[index])
}

/** The value at a path within a value; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)]
    return isGroup(part) ? part[name] : undefined
  }, value)
}

/** A copy of a value with another value at the path; undefined removes the field. */
export function setAt(value: unknown, path: FieldPath, part: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? setAt(item, rest, part) : item))
  }
  const group = isGroup(value) ? value : {}
  const inner = setAt(group[name], rest, part)
  if (inner !== undefined) return { ...group, [name]: inner }
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== String(name)))
}
