import { isGroup } from '../../content-model/fieldsOf.ts'
import { type ContentRecord, loadRecords } from '../../content-model/records.ts'
import { fillVariables, type Variables, variablesOf } from '../../content-model/variables.ts'
import { type Listing, listingOf } from './catalogue.ts'

export type ListedRecord = Listing & {
  file: string
  /** All words of the file in one line and small letters, which the search looks through. */
  words: string
}

/** Everything that can be edited, in the order of the folder; and what cannot even be read. */
export async function listRecords(
  contentDirectory: string,
): Promise<{ records: ListedRecord[]; refusals: string[] }> {
  const { records, errors } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  return {
    refusals: errors,
    records: inOrder(records).map(({ key, file, value, article }) => {
      const listing = listingOf(key, value)
      const words = [listing.label, file, ...textsIn(value), article?.text ?? '']
      return {
        ...listing,
        label: fillVariables(listing.label, variables),
        file,
        words: words.join(' ').replaceAll(/\s+/g, ' ').toLowerCase(),
      }
    }),
  }
}

/** The variables that texts may name in braces, as the brand and the claims have them now. */
export function variablesIn(records: ContentRecord[]): Variables {
  const valueOfKey = (key: string) => records.find((record) => record.key === key)?.value
  return variablesOf(valueOfKey('brand'), valueOfKey('claims'))
}

/** Records of one folder stand together, as their numbers say. */
function inOrder(records: ContentRecord[]): ContentRecord[] {
  const keys = [...new Set(records.map(({ key }) => key))]
  return records.toSorted(
    (one, other) =>
      keys.indexOf(one.key) - keys.indexOf(other.key) || numberOf(one) - numberOf(other),
  )
}

function numberOf({ value }: ContentRecord): number {
  return isGroup(value) && typeof value.id === 'number' ? value.id : 0
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
