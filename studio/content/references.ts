import {
  type FieldPath,
  type FieldSchema,
  isGroup,
  isWithin,
  schemaAt,
  setAt,
  valueAt,
} from '../../content-model/fieldsOf.ts'
import type { ContentRecord, FileChanges } from '../../content-model/records.ts'
import type { Place, ValidationError } from '../kit/RequestError.ts'
import { contentPlace, readStored } from './contentFiles.ts'
import { withoutItem } from './form/edits.ts'
import { labelOfPath, PATH_MARK } from './form/fieldLabels.ts'
import { loadFormRecords } from './formRecords.ts'
import { labels } from './labels.ts'
import { languagesOf } from './translations.ts'
import { checkChanges, explain } from './validation.ts'
import { patchArticle, patchYaml } from './yaml/patchYaml.ts'

/** A place that refers to a record, and the effect of removing the reference, if it can be removed. */
export type Reference = { place: Place; remedy?: string }

export type References = {
  references: Reference[]
  /** Other reasons not to delete the record. */
  errors: ValidationError[]
  /** The changes that remove all references and the file; undefined if the owner has to make them. */
  changes?: FileChanges
}

type Described = Pick<ContentRecord, 'jsonSchema' | 'value'>

/** The part of a value to remove: an optional field, a field that may be null, or an item of a list. */
type Removal = { path: FieldPath; becomes: 'absent' | 'null' }

/** The places where the content would break without a file, according to the build's own checks. */
export async function referencesTo(contentDirectory: string, path: string): Promise<References> {
  const paths = [...(await translationsOf(contentDirectory, path)), path]
  const deletion: FileChanges = new Map(paths.map((one) => [one, null]))
  const faults = await checkChanges(contentDirectory, deletion)
  const errors = await explain(contentDirectory, deletion, faults)
  const { records } = await loadFormRecords(contentDirectory, deletion)
  const recordOf = (file: string) => records.find((record) => record.file === file)
  const found = errors.flatMap(({ place }) => {
    const record = place && recordOf(place.file)
    if (!record) return []
    const removal = place.path && removalFor(record, place.path)
    return [{ place, record, removal }]
  })
  const references = found.map(
    ({ place, record, removal }): Reference => ({
      place,
      ...(removal && { remedy: remedyOf(record, removal, place) }),
    }),
  )
  const others = errors.filter(({ place }) => !place)
  if (others.length > 0 || found.some(({ removal }) => !removal)) {
    return { references, errors: others }
  }
  const changes = new Map<string, string | null>()
  for (const [record, places] of Map.groupBy(found, (one) => one.record)) {
    const removals = places.flatMap(({ removal }) => removal ?? [])
    const own = record.file.replace('content/', '')
    const text = (await readStored(contentDirectory, own)) ?? ''
    const value = without(record.value, removals)
    changes.set(
      own,
      record.article ? patchArticle(text, value, record.article.text) : patchYaml(text, value),
    )
  }
  // The file is removed last, so that nothing ever refers to a missing file.
  for (const one of paths) changes.set(one, null)
  const isSound = (await checkChanges(contentDirectory, changes)).length === 0
  return { references, errors: [], ...(isSound && { changes }) }
}

/** The translations of a file, which are deleted with it. */
async function translationsOf(contentDirectory: string, path: string): Promise<string[]> {
  const file = `content/${path}`
  if (contentPlace(file)?.translates) return []
  const { records } = await loadFormRecords(contentDirectory)
  return languagesOf(contentDirectory, records, file)
    .filter((language) => language.isThere && language.file !== file)
    .map((language) => language.file.slice('content/'.length))
}

/** The smallest part around a field that the schema allows to remove. */
function removalFor({ jsonSchema, value }: Described, path: FieldPath): Removal | undefined {
  const name = path.at(-1)
  if (name === undefined) return undefined
  const holderPath = path.slice(0, -1)
  const holder = schemaAt(jsonSchema, value, holderPath)
  if (typeof name === 'number') {
    const items = valueAt(value, holderPath)
    const isFree = Array.isArray(items) && items.length > (holder?.minItems ?? 0)
    return isFree ? { path, becomes: 'absent' } : removalFor({ jsonSchema, value }, holderPath)
  }
  if (!holder?.required?.includes(name)) return { path, becomes: 'absent' }
  const own = holder.properties?.[name]
  if (isGroup(own) && allowsNull(own)) return { path, becomes: 'null' }
  return removalFor({ jsonSchema, value }, holderPath)
}

function allowsNull({ anyOf, oneOf }: FieldSchema): boolean {
  return (anyOf ?? oneOf ?? []).some((branch) => isGroup(branch) && branch.type === 'null')
}

function remedyOf({ jsonSchema, value }: Described, { path }: Removal, place: Place): string {
  const part = labelOfPath(jsonSchema, value, path)
  return part === place.label
    ? labels.remove.left
    : labels.remove.without(part.split(PATH_MARK).at(-1) ?? part)
}

/** Removes the last item first, so that the indexes of the others stay valid. */
function without(value: unknown, removals: Removal[]): unknown {
  const distinct = new Map(removals.map((removal) => [JSON.stringify(removal.path), removal]))
  const outermost = [...distinct.values()].filter(
    ({ path }) => ![...distinct.values()].some((other) => isWithin(path, other.path)),
  )
  return outermost
    .toSorted((one, other) => compare(other.path, one.path))
    .reduce((rest, { path, becomes }) => {
      const name = path.at(-1)
      if (typeof name !== 'number') return setAt(rest, path, becomes === 'null' ? null : undefined)
      const list = path.slice(0, -1)
      const items = valueAt(rest, list)
      return setAt(rest, list, Array.isArray(items) ? withoutItem(items, name) : items)
    }, value)
}

function compare(one: FieldPath, other: FieldPath): number {
  const index = one.findIndex((step, place) => step !== other[place])
  const [a, b] = [one[index], other[index]]
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
