import { today, writeDate } from '../../../content-model/dates.ts'
import { type FieldSchema, isGroup } from '../../../content-model/fieldsOf.ts'
import { REFERRED_RECORDS } from '../../../content-model/referredRecords.ts'
import { labels } from './labels.ts'

type Control = {
  /** Whether the control can fill a field with this JSON schema. */
  fits: (schema: FieldSchema) => boolean
  /** The initial value of a new field, item or record, if not a blank text. */
  emptyValue?: (schema: FieldSchema) => unknown
  /** The remedy for a blank field, if it is not to write some words. */
  wanted?: string
}

const { wanted } = labels

/** All controls. A field takes the first that fits. Their views are in `editor/controls`. */
const CONTROLS = {
  either: {
    fits: (schema) => branchesOf(schema).some(({ type }) => type !== 'string'),
    emptyValue: (schema) => emptyValue(branchesOf(schema)[0] ?? {}),
  },
  fixed: {
    fits: (schema) => schema.const !== undefined || schema.type === 'null',
    emptyValue: (schema) => schema.const ?? null,
  },
  focus: {
    fits: (schema) => schema.enum !== undefined && typeof schema['x-focus-of'] === 'string',
    wanted: wanted.choice,
  },
  choice: {
    fits: (schema) => schema.enum !== undefined,
    emptyValue: (schema) => optionsOf(schema)[0],
    wanted: wanted.choice,
  },
  picture: { fits: refersTo('picture'), wanted: wanted.picture },
  logo: { fits: refersTo('logo'), wanted: wanted.logo },
  video: { fits: refersTo('video'), wanted: wanted.video },
  address: { fits: refersTo('address'), wanted: wanted.address },
  font: { fits: refersTo('font'), wanted: wanted.font },
  record: { fits: refersTo(...Object.keys(REFERRED_RECORDS)), wanted: wanted.choice },
  yesNo: { fits: ({ type }) => type === 'boolean', emptyValue: () => true, wanted: wanted.yesNo },
  number: {
    fits: ({ type }) => type === 'number' || type === 'integer',
    emptyValue: ({ minimum = 0 }) => Math.max(minimum, 0),
  },
  colour: {
    fits: ({ pattern }) => pattern === '^#[0-9a-f]{6}$',
    emptyValue: () => '#000000',
    wanted: wanted.colour,
  },
  date: {
    fits: (schema) => schema['x-date'] === true,
    emptyValue: () => writeDate(today()),
    wanted: wanted.date,
  },
  row: {
    fits: ({ prefixItems }) => prefixItems !== undefined,
    emptyValue: (schema) => cellsOf(schema).map(emptyValue),
  },
  list: {
    fits: ({ items }) => isSchema(items),
    emptyValue: (schema) => {
      const item = itemOf(schema)
      // A list of several kinds of item, such as sections, starts empty: the author chooses the first kind.
      const length = branchesOf(item).length > 1 ? 0 : (schema.minItems ?? 0)
      return Array.from({ length }, (_, index) => numbered(emptyValue(item), index + 1))
    },
  },
  group: {
    fits: ({ properties }) => properties !== undefined,
    emptyValue: (schema) =>
      Object.fromEntries(
        partsOf(schema)
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, part]) => [name, emptyValue(part)]),
      ),
  },
  table: {
    fits: ({ additionalProperties }) => isSchema(additionalProperties),
    emptyValue: () => ({}),
  },
  text: {
    fits: (schema) =>
      branchesOf(schema).length > 0 || (schema.type === 'string' && !('x-refers-to' in schema)),
  },
} satisfies Record<string, Control>

export type ControlName = keyof typeof CONTROLS

/**
 * The control for a field.
 * @throws Error if no control can fill the schema, so that tests notice a new type of field.
 */
export function controlOf(schema: FieldSchema): ControlName {
  const names = Object.keys(CONTROLS) as ControlName[]
  const name = names.find((one) => CONTROLS[one].fits(schema))
  if (name) return name
  throw new Error(`No control fills ${JSON.stringify(schema).slice(0, 200)}.`)
}

/** The initial value of a new field, item or record, such as a blank text or the first of the choices. */
export function emptyValue(schema: FieldSchema): unknown {
  const control: Control = CONTROLS[controlOf(schema)]
  return control.emptyValue ? control.emptyValue(schema) : ''
}

/** The remedy for a blank field; undefined if it is to write some words. */
export function wantedOf(schema: FieldSchema): string | undefined {
  const control: Control = CONTROLS[controlOf(schema)]
  return control.wanted
}

/** The branches of a union; empty for any other schema. */
export function branchesOf({ anyOf, oneOf }: FieldSchema): FieldSchema[] {
  return (anyOf ?? oneOf ?? []).filter(isSchema)
}

/** The values that a field chooses from. */
export function optionsOf(schema: FieldSchema): string[] {
  return (schema.enum ?? []).map(String)
}

/** The fields of a group. */
export function partsOf({ properties = {} }: FieldSchema): [name: string, schema: FieldSchema][] {
  return Object.entries(properties).flatMap(([name, part]): [string, FieldSchema][] =>
    isSchema(part) ? [[name, part]] : [],
  )
}

/** The schema of a list's items; an empty schema if it is not a list. */
export function itemOf({ items }: FieldSchema): FieldSchema {
  return isSchema(items) ? items : {}
}

/** The schemas of a row's cells, as in [label, value]. */
export function cellsOf({ prefixItems = [] }: FieldSchema): FieldSchema[] {
  return prefixItems.filter(isSchema)
}

/** One of several variants of a group, named by one of its fields. */
export type GroupVariant = {
  /** The field that holds the name. */
  tag: string
  name: string
  schema: FieldSchema
}

/** The field in which a group names its variant. */
const TAG = 'type'

/** The variants in a union of groups, such as the sections of a page; empty for any other schema. */
export function variantsOf(schema: FieldSchema): GroupVariant[] {
  const branches = branchesOf(schema)
  const variants = branches.flatMap((branch) => variantOf(branch) ?? [])
  return variants.length === branches.length ? variants : []
}

/** The variant that a schema describes; undefined if it describes no variant. */
export function variantOf(schema: FieldSchema): GroupVariant | undefined {
  const field = schema.properties?.[TAG]
  if (!isGroup(field) || typeof field.const !== 'string') return undefined
  return { tag: TAG, name: field.const, schema }
}

function refersTo(...targets: string[]) {
  return (schema: FieldSchema) => targets.includes(String(schema['x-refers-to']))
}

function numbered(item: unknown, id: number): unknown {
  return isGroup(item) && typeof item.id === 'number' ? { ...item, id } : item
}

function isSchema(schema: unknown): schema is FieldSchema {
  return isGroup(schema)
}
