import {
  type ContentFault,
  faultSentence,
  faultWords,
  type Names,
} from '../../content-model/faultSentence.ts'
import { type FieldSchema, schemaAt } from '../../content-model/fieldsOf.ts'
import { readContent } from '../../content-model/readContent.ts'
import type { ContentRecord, FileChanges } from '../../content-model/records.ts'
import { ContentError } from '../../content-model/validation.ts'
import { fillVariables } from '../../content-model/variables.ts'
import type { Place, ValidationError } from '../kit/RequestError.ts'
import { listingOf, variablesIn } from './catalogue.ts'
import { OWNER_NAMES } from './fileNames.ts'
import { wantedOf } from './form/controls.ts'
import { labelOfPath, schemaOfForm } from './form/fieldLabels.ts'
import { loadFormRecords } from './formRecords.ts'
import { labels } from './labels.ts'
import { findTranslated } from './translations.ts'

/**
 * The faults for which the build would reject the changes. Existing faults of other files do not count, so that the
 * owner can mend one file at a time.
 */
export async function checkChanges(
  contentDirectory: string,
  changes: FileChanges,
): Promise<ContentFault[]> {
  const after = await faultsIn(contentDirectory, changes)
  if (after.length === 0) return []
  const before = new Set((await faultsIn(contentDirectory)).map((fault) => faultSentence(fault)))
  const changedFiles = [...changes.keys()].map((path) => `content/${path}`)
  return after.filter(
    (fault) => changedFiles.includes(fault.file ?? '') || !before.has(faultSentence(fault)),
  )
}

/** All faults for which the build would reject the content. */
export async function faultsIn(
  directory: string,
  changes?: FileChanges,
): Promise<readonly ContentFault[]> {
  try {
    await readContent(directory, changes && { changes })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

/** The faults in the words of an owner, who knows labels rather than files. */
export async function explain(
  contentDirectory: string,
  changes: FileChanges,
  faults: readonly ContentFault[],
): Promise<ValidationError[]> {
  const { records } = await loadFormRecords(contentDirectory, changes)
  const files = [...new Set(faults.flatMap(({ file }) => file ?? []))]
  const translated = await Promise.all(
    files.map((file) => findTranslated(contentDirectory, records, file, changes)),
  )
  const all = [...records, ...translated.flatMap((found) => found?.record ?? [])]
  return faults.map((fault) => {
    const found = translated.find((one) => one?.record.file === fault.file)
    return explainFault(all, found ? { ...fault, ...found.placeOf(fault) } : fault)
  })
}

/** A fault in the words of the form, with its place if its file can be read. */
export function explainFault(
  records: readonly ContentRecord[],
  fault: ContentFault,
): ValidationError {
  const { path, line } = fault
  const record = records.find(({ file }) => file === fault.file)
  const names = namesFor(records, record)
  if (!record) return { problem: faultSentence(fault, names) }
  const { file, value } = record
  const { wholeFile, line: lineLabel } = labels.errors
  const place: Place = { file, record: nameOf(record, records), label: wholeFile }
  if (line !== undefined) {
    return { problem: faultWords(fault, names), place: { ...place, line, label: lineLabel(line) } }
  }
  if (!path) return { problem: faultWords(fault, names), place }
  const formSchema = schemaOfForm(record.jsonSchema, value)
  const schema = schemaAt(formSchema, value, path)
  return {
    problem: faultWords(schema ? withAdvice(fault, schema) : fault, names),
    place: { ...place, path, label: labelOfPath(formSchema, value, path) || place.label },
  }
}

/** The name of a record in the list of all content. */
function nameOf({ key, value, file }: ContentRecord, records: readonly ContentRecord[]): string {
  return fillVariables(listingOf(key, file, value).label, variablesIn(records))
}

/** Files, fields and sections by their labels. */
function namesFor(records: readonly ContentRecord[], record: ContentRecord | undefined): Names {
  return {
    file(file) {
      const named = records.find((one) => one.file === file)
      return named ? `“${nameOf(named, records)}”` : OWNER_NAMES.file(file)
    },
    field: (path) =>
      record ? `“${labelOfPath(record.jsonSchema, record.value, path)}”` : OWNER_NAMES.field(path),
    section: OWNER_NAMES.section,
  }
}

/** Adds the remedy that a form offers, unless the rule has its own advice for the value. */
function withAdvice(fault: ContentFault, schema: FieldSchema): ContentFault {
  const wanted = wantedOf(schema)
  if (typeof fault.found === 'number' && schema.type === 'string') {
    return { ...fault, advice: labels.errors.figure }
  }
  const isMissing = fault.problem === undefined && fault.found === undefined
  const isAdvised = fault.advice !== undefined || fault.allowed === undefined
  return wanted === undefined || (isAdvised && !isMissing) ? fault : { ...fault, advice: wanted }
}
