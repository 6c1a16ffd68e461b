import { isGroup } from '../../content-model/fieldsOf.ts'
import { NO_CHANGES } from '../../content-model/records.ts'
import { ContentError } from '../../content-model/validation.ts'
import { addressField } from '../content/catalogue.ts'
import { loadFormRecords } from '../content/formRecords.ts'
import { OverdueError } from '../content/git/runCommand.ts'
import { explain, explainFault } from '../content/validation.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { labels } from './labels.ts'
import { PublishError } from './PublishError.ts'

/** A failure in words for the person who publishes. */
export type Failure = {
  errors: ValidationError[]
  /** Output of programs, for owners. */
  log?: string | undefined
}

const DISK_FULL = /ENOSPC|no space left on device/i

/** @param contentDirectory the content with the records at fault, for their names. */
export async function explainFailure(error: unknown, contentDirectory: string): Promise<Failure> {
  if (error instanceof ContentError) {
    return { errors: await explain(contentDirectory, NO_CHANGES, error.faults) }
  }
  if (error instanceof OverdueError) return { errors: [{ problem: error.message }] }
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const log = error instanceof PublishError ? error.log : `${cause ?? message}`
  // A build on a full disk says so somewhere in its output, with much after it.
  if (DISK_FULL.test(`${message} ${log}`)) return { errors: [{ problem: labels.errors.diskFull }] }
  if (!(error instanceof PublishError)) return { errors: [{ problem: labels.errors.unknown }], log }
  const found = error.page && (await recordOfPage(contentDirectory, error.page, message))
  return { errors: [found || { problem: message }], log }
}

/** The problem, with the record that the page belongs to as its place; undefined if there is no such record. */
async function recordOfPage(
  contentDirectory: string,
  page: string,
  problem: string,
): Promise<ValidationError | undefined> {
  const { records } = await loadFormRecords(contentDirectory)
  const record = records.find(({ jsonSchema, value }) => {
    const field = addressField(jsonSchema)
    return field !== undefined && isGroup(value) && value[field] === page
  })
  const place = record && explainFault(records, { file: record.file }).place
  return place && { problem, place }
}
