import { fieldsOf, isGroup, valueAt } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** What pictures show, by the names of their files, as content/pictures.yaml says it once. */
export function pictureTextsIn(value: unknown): Map<string, string> {
  const items = Array.isArray(value) ? value.filter(isGroup) : []
  return new Map(items.map(({ file, alt }) => [String(file), String(alt)] as const))
}

/** The value of a record in which a picture without an alternative text of its own has the one that is kept once. */
export function withPictureTexts(
  { jsonSchema, value }: Pick<ContentRecord, 'jsonSchema' | 'value'>,
  texts: ReadonlyMap<string, string>,
): unknown {
  const completed = structuredClone(value)
  for (const { schema, value: group, path } of fieldsOf(jsonSchema, value)) {
    const { alt, ...parts } = schema.properties ?? {}
    if (alt === undefined || !isGroup(group) || group.alt !== undefined) continue
    const name = Object.keys(parts).find((part) => refersToPicture(parts[part]))
    const text = name === undefined ? undefined : texts.get(String(group[name]))
    const own = valueAt(completed, path)
    if (text !== undefined && isGroup(own)) own.alt = text
  }
  return completed
}

function refersToPicture(schema: unknown): boolean {
  return isGroup(schema) && schema['x-refers-to'] === 'picture'
}
