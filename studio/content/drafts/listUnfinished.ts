import { isGroup } from '../../../content-model/fieldsOf.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { type Listing, listingAmong, recordCollection, variablesIn } from '../catalogue.ts'
import { contentPlace } from '../contentFiles.ts'
import { namingField } from '../form/recordNames.ts'
import { labels } from '../labels.ts'
import { type DraftStore, listDrafts } from './draftStore.ts'

/** A record with changes that are not in its file yet. */
export type Unfinished = Pick<Listing, 'group' | 'label'> & {
  file: string
  /** Whether it is an original without a file; false for translations. */
  isNew: boolean
  changedAt: string
  changedBy: string
}

/** Every record with a working copy, under its name in the editor, the most recently changed first. */
export async function listUnfinished(
  contentDirectory: string,
  drafts: DraftStore,
): Promise<Unfinished[]> {
  const copies = await listDrafts(drafts)
  if (copies.size === 0) return []
  const { records } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  return [...copies].flatMap(([file, { draft, beganFrom, changedAt, changedBy }]) => {
    const place = contentPlace(file)
    if (!place) return []
    const { group, label } = listingAmong(records, place.key, file, draft.value)
    const isNew = beganFrom === null && !place.translates
    return {
      group,
      label: fillVariables(isNew ? nameOfNew(place.key, draft.value) : label, variables),
      file,
      isNew,
      changedAt,
      changedBy,
    }
  })
}

/** The title of a record without a file, or its kind if it has no title yet. */
export function nameOfNew(key: string, value: unknown): string {
  const record = isGroup(value) ? value : {}
  const field = namingField(record)
  return field ? String(record[field]) : labels.unnamed(recordCollection(key)?.noun ?? '')
}
