import { parseFile } from '../../../content-model/parse.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingOf, variablesIn } from '../catalogue.ts'
import { contentPlace } from '../contentFiles.ts'

/**
 * The editor's name of a content file, as "app: Basic", or its path if it has none.
 * @param path below the content folder.
 * @param text what the file says, or said.
 */
export async function labelOfFile(
  contentDirectory: string,
  path: string,
  text: string,
): Promise<string> {
  const file = `content/${path}`
  const place = contentPlace(file)
  const parsed = parseFile(file, text)
  if (!place || 'fault' in parsed) return file
  const { label } = listingOf(place.key, file, parsed.value)
  if (!label.includes('{')) return label
  const { records } = await loadRecords(contentDirectory)
  return fillVariables(label, variablesIn(records))
}
