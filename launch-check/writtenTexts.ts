import { fieldName, fieldsOf, isGroup } from '../content-model/fieldsOf.ts'
import type { ContentRecord } from '../content-model/records.ts'

export type WrittenText = { file: string; field: string; text: string; isArticle: boolean }

/**
 * All texts of the content with file and field, including the lines of articles. Fields of records marked as examples
 * are left out, because checkDemoRecords reports these records.
 */
export function writtenTexts(records: readonly ContentRecord[]): WrittenText[] {
  return records.flatMap(({ file, value, jsonSchema, article }) => {
    const demoItems = new Set<unknown>()
    const texts: WrittenText[] = []
    for (const field of fieldsOf(jsonSchema, value)) {
      const [first] = field.path
      if (isGroup(field.value) && field.value.demo === true) demoItems.add(first)
      if (demoItems.has(typeof first === 'number' ? first : undefined)) continue
      if (typeof field.value !== 'string') continue
      texts.push({ file, field: fieldName(field.path), text: field.value, isArticle: false })
    }
    const lines = article?.text.split('\n') ?? []
    return [
      ...texts,
      ...lines.map((text, index) => ({
        file,
        field: `line ${(article?.firstLine ?? 1) + index}`,
        text,
        isArticle: true,
      })),
    ]
  })
}
