import { fieldsOf, isGroup, valueAt } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** The alternative texts of content/pictures.yaml by file name. */
export function pictureTextsIn(value: unknown): Map<string, string> {
  const items = Array.isArray(value) ? value.filter(isGroup) : []
  return new Map(items.map(({ file, alt }) => [String(file), String(alt)] as const))
}

/** A record's value in which pictures without an alternative text get the text of content/pictures.yaml. */
export function withPictureTexts(
  { jsonSchema, value }: Pick<ContentRecord, 'jsonSchema' | 'value'>,
  texts: ReadonlyMap<string, string>,
): unknown {
  if (texts.size === 0) return value
  const lacking = fieldsOf(jsonSchema, value).flatMap(({ schema, value: group, path }) => {
    const { alt, ...parts } = schema.properties ?? {}
    if (alt === undefined || !isGroup(group) || group.alt !== undefined) return []
    const name = Object.keys(parts).find((part) => refersToPicture(parts[part]))
    const text = name === undefined ? undefined : texts.get(String(group[name]))
    return text === undefined ? [] : [{ path, text }]
  })
  if (lacking.length === 0) return value
  const completed = structuredClone(value)
  for (const { path, text } of lacking) {
    const own = valueAt(completed, path)
    if (isGroup(own)) own.alt = text
  }
  return completed
}

function refersToPicture(schema: unknown): boolean {
  return isGroup(schema) && schema['x-refers-to'] === 'picture'
}
