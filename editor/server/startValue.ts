import { jsonSchemaOf, schemaOfFile } from '../../content-model/collections.ts'
import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'
import { loadRecords } from '../../content-model/records.ts'
import { emptyValue } from '../form/emptyValue.ts'
import type { RecordCollection } from './catalogue.ts'

/** Fields that a new record takes over from the one before it, since they seldom differ. */
const KEPT = ['author', 'author_link', 'cta', 'rating']

export type StartValue = { folder: string; extension: string; schema: FieldSchema; value: unknown }

/** What the form of a new record begins with: the next number, today's date, blank words. */
export async function startValue(
  contentDirectory: string,
  key: string,
  collection: RecordCollection,
): Promise<StartValue> {
  const { path, extension } = collection
  const { records } = await loadRecords(contentDirectory)
  const values = records.filter((record) => record.key === key).map(({ value }) => value)
  const groups = values.filter(isGroup)
  const id = Math.max(0, ...groups.map((group) => Number(group.id) || 0)) + 1
  const latest = groups.find((group) => group.id === id - 1) ?? {}
  const jsonSchema = jsonSchemaOf(schemaOfFile(collection))
  const empty = emptyValue(jsonSchema)
  const kept = Object.fromEntries(Object.entries(latest).filter(([name]) => KEPT.includes(name)))
  const value = {
    ...(isGroup(empty) ? empty : {}),
    ...kept,
    ...(isGroup(empty) && 'id' in empty && { id }),
  }
  return { folder: `content/${path}`, extension, schema: jsonSchema, value }
}
