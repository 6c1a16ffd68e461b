import type { FieldSchema } from '../../content-model/fieldsOf.ts'

/** One way in which a field can be filled, told from its part of the JSON schema. */
export type Control =
  | { kind: 'text' }
  | { kind: 'number'; min?: number; max?: number; step?: number; isWhole: boolean }
  | { kind: 'yesNo' }
  | { kind: 'colour' }
  | { kind: 'date' }
  | { kind: 'fixed'; value: unknown }
  | { kind: 'oneOf'; options: string[] }
  | { kind: 'picture' }
  | { kind: 'file'; target: 'logo' | 'video' }
  | { kind: 'address' }
  | { kind: 'font' }
  | { kind: 'record'; target: string }
  | { kind: 'group'; fields: [name: string, schema: FieldSchema][]; required: string[] }
  | { kind: 'list'; item: FieldSchema; min: number; max: number }
  | { kind: 'table'; value: FieldSchema }
  | { kind: 'either'; branches: FieldSchema[] }

const HEX_PATTERN = '^#[0-9a-f]{6}$'
const RECORD_TARGETS = ['team', 'testimonials', 'projects', 'authors', 'posts']

/**
 * The control for a field.
 * @throws for a schema that no control can fill, so that a new kind of field is noticed by the tests.
 */
export function controlOf(schema: FieldSchema): Control {
  const branches = (schema.anyOf ?? schema.oneOf)?.filter(isSchema)
  if (branches?.every((branch) => branch.type === 'string')) return { kind: 'text' }
  if (branches) return { kind: 'either', branches }
  if (schema.const !== undefined) return { kind: 'fixed', value: schema.const }
  if (schema.type === 'null') return { kind: 'fixed', value: null }
  if (schema.enum) return { kind: 'oneOf', options: schema.enum.map(String) }
  const target = schema['x-refers-to']
  if (target === 'picture') return { kind: 'picture' }
  if (target === 'logo' || target === 'video') return { kind: 'file', target }
  if (target === 'address' || target === 'font') return { kind: target }
  if (typeof target === 'string') {
    if (RECORD_TARGETS.includes(target)) return { kind: 'record', target }
    throw new Error(`No control refers to ${target}.`)
  }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'yesNo' }
    case 'integer':
    case 'number':
      return numberControl(schema)
    case 'string':
      return textControl(schema)
    case 'array':
      if (!isSchema(schema.items)) break
      return {
        kind: 'list',
        item: schema.items,
        min: schema.minItems ?? 0,
        max: schema.maxItems ?? Number.POSITIVE_INFINITY,
      }
    case 'object':
      return groupControl(schema)
  }
  throw new Error(`No control fills ${JSON.stringify(schema).slice(0, 200)}.`)
}

function numberControl(schema: FieldSchema): Control {
  const { minimum, maximum, multipleOf, type } = schema
  const isWhole = type === 'integer'
  return {
    kind: 'number',
    isWhole,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(multipleOf === undefined ? isWhole && { step: 1 } : { step: multipleOf }),
  }
}

function textControl(schema: FieldSchema): Control {
  if (schema.pattern === HEX_PATTERN) return { kind: 'colour' }
  if (schema['x-date'] === true) return { kind: 'date' }
  return { kind: 'text' }
}

function groupControl(schema: FieldSchema): Control {
  if (schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(
      ([name, part]): [string, FieldSchema][] => (isSchema(part) ? [[name, part]] : []),
    )
    return { kind: 'group', fields, required: schema.required ?? [] }
  }
  if (isSchema(schema.additionalProperties)) {
    return { kind: 'table', value: schema.additionalProperties }
  }
  throw new Error('No control fills a group without fields.')
}

function isSchema(schema: unknown): schema is FieldSchema {
  return typeof schema === 'object' && schema !== null
}
