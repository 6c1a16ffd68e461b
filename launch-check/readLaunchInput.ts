import { join } from 'node:path'
import { readContent } from '../content-model/readContent.ts'
import { loadRecords } from '../content-model/records.ts'
import type { LaunchInput } from './LaunchInput.ts'

/**
 * Reads a project's content for the checks.
 * @throws ContentError where the content would not be built either.
 */
export async function readLaunchInput(
  root: string,
  environment: LaunchInput['environment'],
  year: number,
): Promise<LaunchInput> {
  const directory = join(root, 'content')
  const content = await readContent(directory)
  const { records } = await loadRecords(directory)
  return { root, records, content, environment, year }
}
