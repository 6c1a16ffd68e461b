import type { Focus } from '../../content-model/schemas/fields.ts'

/** The focus of a crop in sharp's terms: `left top` for `top-left`. */
export function cropPosition(focus: Focus): string {
  return focus === 'middle' ? 'centre' : focus.split('-').reverse().join(' ')
}
