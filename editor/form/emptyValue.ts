import { formatDate } from '../../content-model/dates.ts'
import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'
import { controlOf } from './controlOf.ts'

/** What a new field, item or record starts with: blank words, the first of given choices. */
export function emptyValue(schema: FieldSchema, today = new Date()): unknown {
  const control = controlOf(schema)
  switch (control.kind) {
    case 'group':
      return Object.fromEntries(
        control.fields
          .filter(([name]) => control.required.includes(name))
          .map(([name, part]) => [name, emptyValue(part, today)]),
      )
    case 'list':
      return Array.from({ length: control.min }, (_, index) =>
        numbered(emptyValue(control.item, today), index + 1),
      )
    case 'either':
      return emptyValue(control.branches[0] ?? {}, today)
    case 'fixed':
      return control.value
    case 'oneOf':
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
      return formatDate(today.toISOString().slice(0, 10))
    default:
      return ''
  }
}

function numbered(item: unknown, id: number): unknown {
  return isGroup(item) && typeof item.id === 'number' ? { ...item, id } : item
}
