import { fieldName } from '../../../content-model/fieldsOf.ts'
import type { Place } from '../../kit/RequestError.ts'

/** The content editor's route to a place in the content. @param name the route that shows the file. */
export function routeTo(
  { file, path, line }: Pick<Place, 'file' | 'path' | 'line'>,
  name = file,
): string {
  if (path) return `${name}?field=${encodeURIComponent(fieldName(path))}`
  return line ? `${name}?line=${line}` : name
}
