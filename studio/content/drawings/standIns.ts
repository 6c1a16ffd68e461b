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

/** Lengths that fields accept: titles, then descriptions, then labels. */
const LENGTHS_CHARACTERS = [40, 120, 12]

const FILM_DIALOG = 'video-dialog'

/** How many stand-ins are tried before a record is given up. */
export const ATTEMPTS = LENGTHS_CHARACTERS.length

/**
 * Fills a field that has a fault, so that its page can be rendered.
 * @param value the whole record.
 * @param attempt from 0; each attempt uses words of another length.
 * @returns the whole record with the stand-in.
 */
export type StandIn = (value: unknown, path: FieldPath, attempt: number) => unknown

/** Stand-ins for the fields of a file. */
export function standInsFor(file: string, schema: FieldSchema, choices: Choices): StandIn {
  const name = basename(file, extname(file))
  // No two pages may share a title or a description.
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
    // Groups, lists, figures and choices take no words.
    if (typeof blank !== 'string' || field?.enum) return blank
    const length = LENGTHS_CHARACTERS[attempt] ?? 0
    return blank.padEnd(length, words).slice(0, length).trim()
  }
  return (value, path, attempt) =>
    wantsFilm(valueAt(value, path))
      ? withFilmDialog(value)
      : setAt(value, path, wordsFor(value, path, attempt))
}

/** Whether a value is a section with a control that opens the intro film. */
function wantsFilm(section: unknown): boolean {
  return isGroup(section) && 'watch' in section
}

/** The page with the section that the control opens. */
function withFilmDialog(page: unknown): unknown {
  const sections = valueAt(page, ['sections'])
  if (!Array.isArray(sections) || sections.some(({ type }) => type === FILM_DIALOG)) return page
  return setAt(page, ['sections'], [...sections, { type: FILM_DIALOG }])
}
