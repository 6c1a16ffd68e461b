import { fieldName } from '../../../content-model/fieldsOf.ts'
import type { Place } from '../../kit/RequestError.ts'

/** The route of the content editor to a place of the content. @param name of the route where its file is shown. */
export function routeTo(
  { file, path, line }: Pick<Place, 'file' | 'path' | 'line'>,
  name = file,
): string {
  if (path) return `${name}?field=${encodeURIComponent(fieldName(path))}`
  return line ? `${name}?line=${line}` : name
}
