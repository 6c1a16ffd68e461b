import { writeDate } from '../../content-model/dates.ts'
import { parseFile } from '../../content-model/parse.ts'
import { isPublished, publishedFrom } from '../../content-model/records.ts'
import { contentPlace } from './contentFiles.ts'

/**
 * The day until which a publish would hide an article that visitors see now; undefined if it would not hide it.
 * @param path below the content folder.
 * @param before the published text.
 */
export function hiddenUntil(
  path: string,
  before: string | undefined,
  now: string | undefined,
): string | undefined {
  const file = `content/${path}`
  const { key = '' } = contentPlace(file) ?? {}
  const [was, will] = [before, now].map((text) => {
    const parsed = key === '' || text === undefined ? undefined : parseFile(file, text)
    return parsed && 'value' in parsed ? { key, value: parsed.value } : undefined
  })
  if (!was || !will || !isPublished(was) || isPublished(will)) return undefined
  const day = publishedFrom(will)
  return day && writeDate(day)
}
