import { basename, extname } from 'node:path'
import {
  type FieldPath,
  type FieldSchema,
  isGroup,
  schemaAt,
  setAt,
  valueAt,
} from '../../../content-model/fieldsOf.ts'
import { addressField } from '../catalogue.ts'
import { emptyValue } from '../form/controls.ts'
import type { Choices } from '../formData.ts'
import { labels } from '../labels.ts'

/** Lengths of words that fields want: titles, then descriptions, then labels. */
const LENGTHS_CHARACTERS = [40, 120, 12]

const FILM_DIALOG = 'video-dialog'

/** How often something else is put in before a record is left undrawn. */
export const ATTEMPTS = LENGTHS_CHARACTERS.length

/**
 * Fills a field that somebody has yet to fill, so that its page can be drawn meanwhile.
 * @param value of the whole record.
 * @param attempt from 0: what has not mended the field before is of another length.
 * @returns the whole record with it.
 */
export type StandIn = (value: unknown, path: FieldPath, attempt: number) => unknown

/** Stand-ins for the fields of a file. */
export function standInsFor(file: string, schema: FieldSchema, choices: Choices): StandIn {
  const name = basename(file, extname(file))
  // Titles and descriptions of two pages differ.
  const words = ` ${labels.wordsToCome} ${name.slice(-4)}`
  const ownAddress = addressField(schema)
  const wordsFor = (value: unknown, path: FieldPath, attempt: number): unknown => {
    const field = schemaAt(schema, value, path)
    const current = valueAt(value, path)
    const kind = String(field?.['x-refers-to'])
    if (path.length === 1 && path[0] === ownAddress) return `/${name}`
    if (kind === 'picture' || kind === 'logo') return choices[kind][0]
    if (kind === 'address') return '/'
    if (choices.records[kind]) return choices.records[kind][0]
    const blank = current === undefined && field ? emptyValue(field) : current
    // What is no words holds fields, or is chosen.
    if (typeof blank !== 'string' || field?.enum) return blank
    const length = LENGTHS_CHARACTERS[attempt] ?? 0
    return blank.padEnd(length, words).slice(0, length).trim()
  }
  return (value, path, attempt) =>
    wantsFilm(valueAt(value, path))
      ? withFilmDialog(value)
      : setAt(value, path, wordsFor(value, path, attempt))
}

/** Whether it is a section with a control that opens the intro film. */
function wantsFilm(section: unknown): boolean {
  return isGroup(section) && 'watch' in section
}

/** The page with the section that the control opens. */
function withFilmDialog(page: unknown): unknown {
  const sections = valueAt(page, ['sections'])
  if (!Array.isArray(sections) || sections.some(({ type }) => type === FILM_DIALOG)) return page
  return setAt(page, ['sections'], [...sections, { type: FILM_DIALOG }])
}
