import { nearest } from '../../../../content-model/nearest.ts'

/** More typing errors than this make another word. */
const MAX_SLIPS = 2

/** Says which of the known names was probably meant, as a sentence; empty where none is near. */
export function suggestName(typed: string, known: readonly string[]): string {
  const name = nearest(typed, known, MAX_SLIPS)
  return name === undefined ? '' : ` Did you mean ${name}?`
}
