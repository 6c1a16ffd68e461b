import type { Focus } from '../../content-model/schemas/fields.ts'

/** Which part of a picture sharp keeps when it crops, in its words: `left top` for `top-left`. */
export function cropPosition(focus: Focus): string {
  return focus === 'middle' ? 'centre' : focus.split('-').reverse().join(' ')
}
