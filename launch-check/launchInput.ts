import { join } from 'node:path'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import type { SiteContent } from '../content-model/readContent.ts'
import { type ContentRecord, loadRecords } from '../content-model/records.ts'

/** Something that stands between the site and its launch, or that deserves a look before it. */
export type Finding = {
  /** `must`: the site may not go out so. `should`: the owner decides. */
  level: 'must' | 'should'
  file: string
  /** Field of the file, as the build names it, or a line; empty where the whole file is meant. */
  field: string
  found: string
  /** The remedy. */
  advice: string
}

/** The input of the checks. */
export type LaunchInput = {
  /** The project's folder. */
  root: string
  /** Files as their owner wrote them. */
  records: readonly ContentRecord[]
  /** The same, checked, with variables put in. */
  content: SiteContent
  environment: Readonly<Record<string, string | undefined>>
  /** Today's year, which the copyright line is held to. */
  year: number
}

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
  const content = await readCheckedContent(directory)
  const { records } = await loadRecords(directory)
  return { root, records, content, environment, year }
}
