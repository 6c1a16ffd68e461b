import { join } from 'node:path'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import type { SiteContent } from '../content-model/readContent.ts'
import { type ContentRecord, loadRecords } from '../content-model/records.ts'

/** Something that the owner must do, or should check, before the launch. */
export type Finding = {
  /** `must` blocks the launch; the owner decides about `should`. */
  level: 'must' | 'should'
  file: string
  /** Field of the file, as the build names it, or a line; empty if the finding concerns the whole file. */
  field: string
  found: string
  /** The remedy. */
  advice: string
}

/** The input of the checks. */
export type LaunchInput = {
  /** The project's folder. */
  root: string
  /** Files as the owner wrote them. */
  records: readonly ContentRecord[]
  /** The checked content, with variables filled in. */
  content: SiteContent
  environment: Readonly<Record<string, string | undefined>>
  /** The current year, with which the year in the copyright line is compared. */
  year: number
}

/**
 * Reads a project's content for the checks.
 * @throws ContentError if the content has faults, with which it would not build either.
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
