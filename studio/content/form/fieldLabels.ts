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
/** Fields from which a record's file and address are named, the best first. */
const NAMING_FIELDS = ['heading', 'title', 'name', 'project_name', 'service_name']
const LONGEST_TITLE = 60
const LONGEST_SAFE_NAME = 60

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

/** Latin letters that are none with a mark, as those who lack them write them. */
const SPELT_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Words as the name of a file or an address: Our new team.JPG becomes our-new-team-jpg. */
export function safeName(words: string): string {
  return joined(plainLetters(words), /[^a-z0-9]+/g)
}

/**
 * Words as the name of a picture: as `safeName`, and letters of other scripts stay, since nobody types its address.
 * 写真 (1) becomes 写真-1.
 */
export function safePictureName(words: string): string {
  return joined(plainLetters(words), /[^\p{L}\p{M}\p{N}]+/gu)
}

/** Small letters, those of Latin without their marks: in other scripts a mark makes another letter. */
function plainLetters(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => SPELT_OUT[letter] ?? '')
}

function joined(words: string, between: RegExp): string {
  return (
    words
      .replaceAll(between, '-')
      .slice(0, LONGEST_SAFE_NAME)
      // A rare letter may have been cut in two.
      .replaceAll(/^-+|[-\p{Cs}]+$/gu, '')
  )
}

/** The field from which a record is named; undefined where none of them says anything. */
export function namingField(value: Record<string, unknown>): string | undefined {
  return NAMING_FIELDS.find((field) => isFilled(value[field]))
}

/** A name for a record's file and address, made from what the record says; blank while it says nothing. */
export function nameOfRecord(value: unknown): string {
  if (!isGroup(value)) return ''
  const field = namingField(value)
  if (field) return safeName(String(value[field]))
  const { category, tier } = value
  return isFilled(category) && isFilled(tier) ? `${category}-${tier}` : ''
}

function isFilled(value: unknown): value is string {
  return isText(value) && value.trim() !== ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function shortened(words: string): string {
  return words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}…` : words
}
