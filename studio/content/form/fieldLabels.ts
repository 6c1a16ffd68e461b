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

/** Fields that give an item of a list its label, the best first. */
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

/** Separates a field from the part that holds it. */
export const PATH_MARK = ' › '

/** Labels of a field and of the parts around it, the outermost first: Sections › Team: Our people › Heading. */
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
 * The schema of a record as its form shows it. If a section of a page holds the main heading, the form offers no
 * illustration. If that section has a headline of its own, as on the home page, no visitor reads the page's heading, so
 * the form says what it is for. The form asks for names of further pages only if a section is paginated.
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

/** Whether a value is a text that is not blank. */
export function isFilled(value: unknown): value is string {
  return isText(value) && value.trim() !== ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function shortened(words: string): string {
  return words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}…` : words
}
