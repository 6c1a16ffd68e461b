import { type FieldPath, fieldName, isGroup } from '../../content-model/fieldsOf.ts'
import { readContent } from '../../content-model/readContent.ts'
import type { ContentRecord, FileChanges } from '../../content-model/records.ts'
import { ContentError } from '../../content-model/validation.ts'
import { fillVariables } from '../../content-model/variables.ts'
import { labels } from '../labels.ts'
import { listingOf, variablesIn } from './catalogue.ts'
import { type Control, controlOf } from './form/controls.ts'
import { labelOf, labelOfPath, schemaAt, schemaOfForm } from './form/fieldLabels.ts'
import { loadFormRecords } from './formRecords.ts'

/** A place in the content, as the form finds it and as its owner knows it. */
export type Place = {
  file: string
  /** What the editor calls the file. */
  record: string
  /** The field as `fieldName` writes it, which is how the form finds it. */
  field?: string
  /** Line of the file, where the text of an article is meant. */
  line?: number
  /** What the form calls the field, with what holds it. */
  label: string
}

/** What is wrong, without the names of files and fields: these stand in `place`. */
export type ValidationError = { problem: string; place?: Place }

/** A request that is not carried out, and why. */
export class RequestError extends Error {
  readonly status: number
  readonly errors: readonly ValidationError[]

  /** @param errors what is wrong, or one sentence that says it. */
  constructor(status: number, errors: string | readonly ValidationError[]) {
    const list = typeof errors === 'string' ? [{ problem: errors }] : errors
    super(
      list.map(({ problem, place }) => (place ? `${place.label} ${problem}` : problem)).join('\n'),
    )
    this.name = 'RequestError'
    this.status = status
    this.errors = list
  }
}

/**
 * What the build would reject after the changes, in its own words. A fault that another file has
 * already does not stand in the way: the owner mends one file after the other.
 */
export async function checkChanges(
  contentDirectory: string,
  changes: FileChanges,
): Promise<readonly string[]> {
  const after = await faultsIn(contentDirectory, changes)
  if (after.length === 0) return []
  const before = await faultsIn(contentDirectory)
  const changedFiles = [...changes.keys()].map((path) => `content/${path}:`)
  return after.filter(
    (fault) => !before.includes(fault) || changedFiles.some((file) => fault.startsWith(file)),
  )
}

/** Everything that the build would reject, in its own words. */
export async function faultsIn(
  directory: string,
  changes?: FileChanges,
): Promise<readonly string[]> {
  try {
    await readContent(directory, changes && { changes })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
}

/** The build's sentences as an owner reads them, who knows labels and not files. */
export async function explain(
  contentDirectory: string,
  changes: FileChanges,
  faults: readonly string[],
): Promise<ValidationError[]> {
  const { records } = await loadFormRecords(contentDirectory, changes)
  return faults.map((fault) => explainFault(records, fault))
}

const LINE = /^line (\d+) /
/** A field as `fieldName` writes it. */
const FIELD = /^(?:item \d+(?:: "[^"]+")?|"[^"]+"|the file)(?= )/

/** @param fault `content/FILE: FIELD is …`, as content-model says it. */
export function explainFault(records: readonly ContentRecord[], fault: string): ValidationError {
  const [, file = ''] = /^(content\/.+?\.(?:yaml|mdx)): /.exec(fault) ?? []
  const record = records.find((one) => one.file === file)
  if (!record) return { problem: withLabels(records, fault) }
  const rest = fault.slice(file.length + 2)
  const place: Place = {
    file,
    record: nameOf(record, records),
    label: labels.errors.wholeFile,
  }
  const line = Number(LINE.exec(rest)?.[1])
  if (line > 0) {
    const problem = withLabels(records, rest.replace(LINE, ''))
    return { problem, place: { ...place, line, label: labels.errors.line(line) } }
  }
  const [field = ''] = FIELD.exec(rest) ?? []
  if (field === '') return { problem: withLabels(records, rest, record), place }
  const path = pathOf(field, record.value)
  const formSchema = schemaOfForm(record.jsonSchema, record.value)
  const schema = schemaAt(formSchema, record.value, path)
  const problem = withLabels(records, rest.slice(field.length + 1), record)
  return {
    problem: schema ? withWish(problem, controlOf(schema)) : problem,
    place: {
      ...place,
      field: fieldName(path),
      label: labelOfPath(formSchema, record.value, path) || place.label,
    },
  }
}

/** What the list of everything calls a record. */
function nameOf({ key, value, file }: ContentRecord, records: readonly ContentRecord[]): string {
  return fillVariables(listingOf(key, file, value).label, variablesIn(records))
}

/** The path that a field's name in a sentence stands for. */
export function pathOf(field: string, value: unknown): FieldPath {
  const [, item, name] = /^(?:item (\d+)(?:: )?)?(?:"(.+)")?/.exec(field) ?? []
  const path: FieldPath = item ? [Number(item) - 1] : []
  let part: unknown = item && Array.isArray(value) ? value[Number(item) - 1] : value
  for (const word of name?.split('.') ?? []) {
    const step = Array.isArray(part) ? Number(word) - 1 : word
    path.push(step)
    part = Array.isArray(part) ? part[Number(step)] : isGroup(part) ? part[step] : undefined
  }
  return path
}

/** Files and places within the file by their labels; "- type: x" as the section that it means. */
function withLabels(
  records: readonly ContentRecord[],
  words: string,
  record?: ContentRecord,
): string {
  return words
    .replaceAll(/content\/\S+?\.(?:yaml|mdx)/g, (file) => {
      const named = records.find((one) => one.file === file)
      return named ? `“${nameOf(named, records)}”` : file
    })
    .replaceAll(/"- type: ([\w-]+)"/g, (_, type: string) => `“${labelOf(type)}”`)
    .replaceAll(/"\w+(?:\.\w+)+"/g, (name) => {
      const path = pathOf(name, record?.value)
      const isHere = record && schemaAt(record.jsonSchema, record.value, path) !== undefined
      return isHere ? `“${labelOfPath(record.jsonSchema, record.value, path)}”` : name
    })
}

/** Says what a form can do about it, where the build's advice is about writing a file. */
function withWish(problem: string, control: Control): string {
  const wish = wishFor(control)
  if (!wish) return problem
  if (/^is missing\. /.test(problem)) return `is missing. ${wish}`
  return problem.replace(/(?:Write some words|Use words|Use true or false|Use one of .*)\.$/s, wish)
}

function wishFor(control: Control): string | undefined {
  switch (control.type) {
    case 'picture':
      return labels.wanted.picture
    case 'file':
      return labels.wanted[control.target]
    case 'font':
      return labels.wanted.font
    case 'address':
      return labels.wanted.address
    case 'choice':
    case 'focus':
    case 'record':
      return labels.wanted.choice
    case 'yesNo':
      return labels.wanted.yesNo
    case 'colour':
      return labels.wanted.colour
    case 'date':
      return labels.wanted.date
    default:
      return undefined
  }
}
