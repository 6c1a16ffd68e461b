import type { Focus } from '../../content-model/schemas/fields.ts'

/** The part of a picture to keep in a crop, in sharp's words: `left top` for `top-left`. */
export function cropPosition(focus: Focus): string {
  return focus === 'middle' ? 'centre' : focus.split('-').reverse().join(' ')
}
