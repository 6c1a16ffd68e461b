import {
  type FieldPath,
  type FieldSchema,
  isGroup,
  schemaAt,
  valueAt,
} from '../../../content-model/fieldsOf.ts'
import { MAIN_HEADING, OWN_HEADLINE, PAGED } from '../../../content-model/schemas/section.ts'
import { itemOf, variantsOf } from './controls.ts'
import { FIELD_LABELS, labels } from './labels.ts'

/** Fields by which an item of a list is told from its neighbours. */
const TITLE_FIELDS = [
  'heading',
  'title',
  'label',
  'name',
  'question',
  'feature',
  'topic',
  'network',
  'icon',
  'when',
  'from',
  'member',
  'file',
]
const LONGEST_TITLE = 60

/** A field's name as its label: plan_details becomes Plan details. */
export function labelOf(name: string): string {
  const known = FIELD_LABELS[name]
  if (known) return known
  const words = name.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of a list's items: by variant and title, or by position; by both if titles repeat. */
export function labelsOfItems(itemSchema: FieldSchema, items: readonly unknown[]): string[] {
  const own = items.map((item, index) => labelOfItem(itemSchema, item, index))
  return own.map((label, index) =>
    own.some((other, place) => other === label && place !== index)
      ? labels.field.numbered(label, index + 1)
      : label,
  )
}

function labelOfItem(itemSchema: FieldSchema, item: unknown, index: number): string {
  const variant = variantsOf(itemSchema).find(
    ({ tag, name }) => isGroup(item) && item[tag] === name,
  )
  const title = isGroup(item) ? titleOf(variant?.schema ?? itemSchema, item) : item
  const parts = [variant && labelOf(variant.name), isFilled(title) && shortened(title)]
  return parts.filter(Boolean).join(': ') || labels.field.item(index + 1)
}

function titleOf({ properties = {} }: FieldSchema, item: Record<string, unknown>): unknown {
  const name = TITLE_FIELDS.find((field) => isFilled(item[field]))
  if (name === undefined) return undefined
  const schema = properties[name]
  const isChosen = isGroup(schema) && schema.enum !== undefined
  return isChosen ? labelOf(String(item[name])) : item[name]
}

/** Stands between a field and what holds it. */
export const PATH_MARK = ' › '

/** Labels of a field and of all that holds it, from outside in: Sections › Team: Our people › Heading. */
export function labelOfPath(schema: FieldSchema, value: unknown, path: FieldPath): string {
  return path
    .map((name, index) => {
      const holder = path.slice(0, index)
      if (typeof name === 'string') {
        return schemaAt(schema, value, [...holder, name])?.title ?? labelOf(name)
      }
      const itemSchema = itemOf(schemaAt(schema, value, holder) ?? {})
      const items = valueAt(value, holder)
      const known = labelsOfItems(itemSchema, Array.isArray(items) ? items : [])
      return known[name] ?? labels.field.item(name + 1)
    })
    .join(PATH_MARK)
}

/**
 * The schema of a record as its form shows it. A page whose first section holds the main heading is offered no title
 * bar. Where that section has a headline of its own, as on the home page, no visitor reads the page's heading: the form
 * says what it is for. It asks for the names of further pages only where a section goes on on them.
 */
export function schemaOfForm(schema: FieldSchema, value: unknown): FieldSchema {
  if (!isGroup(value) || !Array.isArray(value.sections)) return schema
  const blocks = value.sections.filter(isGroup)
  const { heading, sections } = schema.properties ?? {}
  const items = isGroup(sections) ? variantsOf(itemOf(sections)) : []
  const present = items.filter(({ tag, name }) => blocks.some((block) => block[tag] === name))
  const properties: FieldSchema['properties'] = { ...schema.properties }
  const isPaged = present.some(({ schema: section }) => section[PAGED] === true)
  if (!isPaged && value.pagination === undefined) delete properties.pagination
  const firstScreen = present.find(({ schema: section }) => section[MAIN_HEADING] === true)
  if (firstScreen && value.illustration === undefined) delete properties.illustration
  if (firstScreen?.schema[OWN_HEADLINE] === true && isGroup(heading)) {
    const { pageName: title, pageNameHelp } = labels.record
    const description = pageNameHelp(labelOf(firstScreen.name))
    properties.heading = { ...heading, title, description }
  }
  return { ...schema, properties }
}

/** Whether somebody has written something. */
export function isFilled(value: unknown): value is string {
  return isText(value) && value.trim() !== ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function shortened(words: string): string {
  return words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}…` : words
}
