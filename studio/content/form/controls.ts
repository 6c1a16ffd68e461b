import { formatDate, today } from '../../../content-model/dates.ts'
import { type FieldSchema, isGroup } from '../../../content-model/fieldsOf.ts'
import { REFERRED_RECORDS } from '../../../content-model/referredRecords.ts'

/** One way in which a field can be filled, told from its part of the JSON schema. */
export type Control =
  | { type: 'text' }
  | { type: 'number'; min?: number; max?: number; step?: number; isWhole: boolean }
  | { type: 'yesNo' }
  | { type: 'colour' }
  | { type: 'date' }
  | { type: 'fixed'; value: unknown }
  | { type: 'choice'; options: string[] }
  | { type: 'picture' }
  | { type: 'focus'; picture: string; options: string[] }
  | { type: 'file'; target: 'logo' | 'video' }
  | { type: 'address' }
  | { type: 'font' }
  | { type: 'record'; target: string }
  | { type: 'group'; fields: [name: string, schema: FieldSchema][]; required: string[] }
  | { type: 'list'; item: FieldSchema; min: number; max: number }
  | { type: 'table'; value: FieldSchema }
  | { type: 'either'; branches: FieldSchema[] }

const HEX_PATTERN = '^#[0-9a-f]{6}$'

/**
 * The control for a field.
 * @throws for a schema that no control can fill, so that a new type of field is noticed by the tests.
 */
export function controlOf(schema: FieldSchema): Control {
  const branches = (schema.anyOf ?? schema.oneOf)?.filter(isSchema)
  if (branches?.every((branch) => branch.type === 'string')) return { type: 'text' }
  if (branches) return { type: 'either', branches }
  if (schema.const !== undefined) return { type: 'fixed', value: schema.const }
  if (schema.type === 'null') return { type: 'fixed', value: null }
  const options = schema.enum?.map(String)
  const picture = schema['x-focus-of']
  if (options && typeof picture === 'string') return { type: 'focus', picture, options }
  if (options) return { type: 'choice', options }
  const target = schema['x-refers-to']
  if (target === 'picture') return { type: 'picture' }
  if (target === 'logo' || target === 'video') return { type: 'file', target }
  if (target === 'address' || target === 'font') return { type: target }
  if (typeof target === 'string') {
    if (target in REFERRED_RECORDS) return { type: 'record', target }
    throw new Error(`No control refers to ${target}.`)
  }
  switch (schema.type) {
    case 'boolean':
      return { type: 'yesNo' }
    case 'integer':
    case 'number':
      return numberControl(schema)
    case 'string':
      return textControl(schema)
    case 'array':
      if (!isSchema(schema.items)) break
      return {
        type: 'list',
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
    type: 'number',
    isWhole,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(multipleOf === undefined ? isWhole && { step: 1 } : { step: multipleOf }),
  }
}

function textControl(schema: FieldSchema): Control {
  if (schema.pattern === HEX_PATTERN) return { type: 'colour' }
  if (schema['x-date'] === true) return { type: 'date' }
  return { type: 'text' }
}

function groupControl(schema: FieldSchema): Control {
  if (schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(
      ([name, part]): [string, FieldSchema][] => (isSchema(part) ? [[name, part]] : []),
    )
    return { type: 'group', fields, required: schema.required ?? [] }
  }
  if (isSchema(schema.additionalProperties)) {
    return { type: 'table', value: schema.additionalProperties }
  }
  throw new Error('No control fills a group without fields.')
}

/** One of several variants of a group, which names itself in a field of its own. */
export type GroupVariant = {
  /** The field that holds the name. */
  tag: string
  name: string
  schema: FieldSchema
}

/** The field in which a group names its variant. */
const TAG = 'type'

/** The variants of group of which a value may be one, as the sections of a page; empty for any other schema. */
export function variantsOf(schema: FieldSchema): GroupVariant[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema)
  const variants = branches.flatMap((branch) => variantOf(branch) ?? [])
  return variants.length === branches.length ? variants : []
}

/** The variant that a schema describes, where it describes one alone. */
export function variantOf(schema: FieldSchema): GroupVariant | undefined {
  const field = schema.properties?.[TAG]
  if (!isGroup(field) || typeof field.const !== 'string') return undefined
  return { tag: TAG, name: field.const, schema }
}

/** What a new field, item or record starts with: blank words, the first of given choices. */
export function emptyValue(schema: FieldSchema): unknown {
  const control = controlOf(schema)
  switch (control.type) {
    case 'group':
      return Object.fromEntries(
        control.fields
          .filter(([name]) => control.required.includes(name))
          .map(([name, part]) => [name, emptyValue(part)]),
      )
    case 'list':
      return Array.from({ length: control.min }, (_, index) =>
        numbered(emptyValue(control.item), index + 1),
      )
    case 'either':
      return emptyValue(control.branches[0] ?? {})
    case 'fixed':
      return control.value
    case 'choice':
      return control.options[0]
    case 'number':
      return Math.max(control.min ?? 0, 0)
    case 'yesNo':
      return true
    case 'table':
      return {}
    case 'colour':
      return '#000000'
    case 'date':
      return formatDate(today())
    default:
      return ''
  }
}

function numbered(item: unknown, id: number): unknown {
  return isGroup(item) && typeof item.id === 'number' ? { ...item, id } : item
}

function isSchema(schema: unknown): schema is FieldSchema {
  return isGroup(schema)
}
