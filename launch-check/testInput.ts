import { dirname } from 'node:path'
import { isGroup } from '../content-model/fieldsOf.ts'
import type { ContentRecord } from '../content-model/records.ts'
import { TEST_CONTENT } from '../tests/support/content/testContent.ts'
import { type LaunchInput, readLaunchInput } from './launchInput.ts'

/** The input of the checks for the tests' content, with an empty environment. */
export const testInput = await readLaunchInput(dirname(TEST_CONTENT), {}, 2026)

/** The input reduced to one file, with some fields changed. @param name path of the file, or key of its record. */
export function withFile(name: string, changes: Record<string, unknown> = {}): LaunchInput {
  const found = testInput.records.find(({ key, file }) => key === name || file === name)
  if (!found || !isGroup(found.value)) throw new Error(`No file of ${name} holds fields.`)
  const record: ContentRecord = { ...found, value: { ...found.value, ...changes } }
  return { ...testInput, records: [record] }
}
