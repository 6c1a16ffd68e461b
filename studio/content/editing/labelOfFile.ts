import { parseFile } from '../../../content-model/parse.ts'
import type { ContentRecord } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingAmong, variablesIn } from '../catalogue.ts'
import { contentPlace, readStored } from '../contentFiles.ts'
import { nameOfFile } from '../fileNames.ts'

/**
 * The editor's label of a content file, as "app: Basic", or the name of the file if it cannot be parsed.
 * @param records all records of the content.
 * @param path below the content folder.
 * @param text the current or a former text of the file.
 */
export function labelOfFile(records: readonly ContentRecord[], path: string, text: string): string {
  const file = `content/${path}`
  const place = contentPlace(file)
  const parsed = place && parseFile(file, text)
  if (!parsed || 'fault' in parsed) return nameOfFile(path)
  const { label } = listingAmong(records, place.key, file, parsed.value)
  return fillVariables(label, variablesIn(records))
}

/** The editor's label of a stored content file; the name of the file if it is gone, or if it is a picture. */
export async function labelOfStored(
  records: readonly ContentRecord[],
  contentDirectory: string,
  path: string,
): Promise<string> {
  if (!contentPlace(`content/${path}`)) return nameOfFile(path)
  const text = await readStored(contentDirectory, path).catch(() => undefined)
  return text === undefined ? nameOfFile(path) : labelOfFile(records, path, text)
}
