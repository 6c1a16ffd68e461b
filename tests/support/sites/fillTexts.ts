import { join } from 'node:path'
import { type Field, fieldsOf, valueAt } from '../../../content-model/fieldsOf.ts'
import { type ContentRecord, loadRecords } from '../../../content-model/records.ts'
import { changeRecord } from './changeRecord.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)

/** Texts that are hard to lay out: a long word, another direction, characters of many code points, a large figure. */
const HARD_WORDS = [
  LONG_WORD,
  'مرحبا بكم في موقعنا الجديد',
  '👩‍👩‍👧‍👦🏴‍☠️👍🏽'.repeat(8),
  '£123,456,789',
]
const LARGE_FIGURE = 123_456_789
const LONG_EMAIL = `${'everybody-'.repeat(6)}@${'donau.'.repeat(10)}example`

/**
 * Fills every text, price and figure of a content folder with texts that are hard to lay out. The schemas give the
 * fields, so the fields of new sections are included. Values that a schema refuses are left out.
 */
export async function fillTexts(contentDirectory: string): Promise<void> {
  const { records } = await loadRecords(contentDirectory)
  const names = new Map<string, string>()
  for (const [index, record] of records.entries()) await fillRecord(record, index)
  for (const record of records) await renameReferences(record)

  async function fillRecord(record: ContentRecord, index: number): Promise<void> {
    await change(record, (field, place) => {
      const filling = fillingOf(field, `${index}.${place}`, index)
      if (typeof field.value === 'string' && typeof filling === 'string') {
        names.set(nameKey(record.key, field.value), filling)
      }
      return filling
    })
  }

  /** References use the names of records, which have changed. */
  async function renameReferences(record: ContentRecord): Promise<void> {
    await change(record, ({ schema, value }) =>
      names.get(nameKey(String(schema['x-refers-to']), String(value))),
    )
  }

  /** Writes new values of fields, unless they make the record invalid. */
  async function change(
    { file, schema, jsonSchema, value }: ContentRecord,
    valueFor: (field: Field, place: number) => string | number | undefined,
  ): Promise<void> {
    const fields = [...fieldsOf(jsonSchema, value)]
    await changeRecord(join(contentDirectory, file.replace('content/', '')), (document) => {
      for (const [place, field] of fields.entries()) {
        const given = valueFor(field, place)
        if (given !== undefined) document.setIn(field.path, given)
      }
      for (const { path } of schema.safeParse(document.toJS()).error?.issues ?? []) {
        const refused = path.map((part) => (typeof part === 'number' ? part : String(part)))
        const before = valueAt(value, refused)
        // A description that the record takes from its picture stays omitted.
        if (before === undefined) document.deleteIn(refused)
        else document.setIn(refused, before)
      }
    })
  }
}

function nameKey(collection: string, name: string): string {
  return `${collection} ${name}`
}

/** The new value of a field. Undefined if the field contains neither text nor a figure of the owner. */
function fillingOf(
  { schema, value, path }: Field,
  number: string,
  turn: number,
): string | number | undefined {
  if (path.at(-1) === 'id' || schema.enum || schema.const !== undefined || value === '') return
  if (schema.type === 'integer') return LARGE_FIGURE
  if (schema.type !== 'string' || schema['x-refers-to'] || schema['x-date']) return
  if (schema.format === 'email') return LONG_EMAIL
  if (schema.pattern === undefined) return hardText(schema, number, turn)
  const pattern = new RegExp(schema.pattern)
  return pattern.test(String(LARGE_FIGURE)) && !pattern.test('a') ? String(LARGE_FIGURE) : undefined
}

/**
 * All hard texts, beginning with a different one in each turn, truncated to the length of the field. The number at the
 * end makes texts unique.
 */
function hardText(schema: Field['schema'], number: string, turn: number): string {
  const first = turn % HARD_WORDS.length
  const words = [...HARD_WORDS.slice(first), ...HARD_WORDS.slice(0, first)].join(' ')
  const runTimeWords = schema['x-run-time-words']
  const ends = Array.isArray(runTimeWords) ? runTimeWords.map((word) => ` {${word}}`) : []
  const end = [` ${number}`, ...ends].join('')
  const maxLength = schema.maxLength ?? Number.POSITIVE_INFINITY
  return `${words.slice(0, maxLength - end.length).replace(/\p{Surrogate}$/u, '')}${end}`
}
