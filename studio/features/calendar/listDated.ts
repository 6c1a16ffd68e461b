import { parseDate, today } from '../../../content-model/dates.ts'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import {
  type ContentRecord,
  isDraft,
  isPublished,
  loadRecords,
} from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { listingOf, variablesIn } from '../../content/catalogue.ts'
import { contentPlace } from '../../content/contentFiles.ts'
import { type DraftStore, listDrafts } from '../../content/drafts/draftStore.ts'

/** Whether visitors see a record now, from its day on, or not at all. Unfinished records have no file yet. */
type DatedState = 'published' | 'scheduled' | 'draft' | 'unfinished'

export type Dated = {
  file: string
  label: string
  /** For example 2024-09-06. */
  day: string
  state: DatedState
}

/** All records with a date, latest first. */
export async function listDated(contentDirectory: string, drafts: DraftStore): Promise<Dated[]> {
  const { records } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  const stored = new Set(records.map(({ file }) => file))
  const unfinished = [...(await listDrafts(drafts))].flatMap(([file, { draft }]) => {
    const key = contentPlace(file)?.key
    return key === undefined || stored.has(file) ? [] : [{ key, file, value: draft.value }]
  })
  return [...records, ...unfinished]
    .flatMap(({ key, file, value }): Dated[] => {
      const day = isGroup(value) && typeof value.date === 'string' && parseDate(value.date)
      if (!isGroup(value) || !day) return []
      // The list shows the state separately, so it is kept out of the label.
      const { label } = listingOf(key, file, { ...value, draft: false, date: today() })
      const own = stored.has(file) ? stateOf({ key, value }) : 'unfinished'
      return [{ file, label: fillVariables(label, variables), day, state: own }]
    })
    .toSorted((one, other) => other.day.localeCompare(one.day))
}

function stateOf(record: Pick<ContentRecord, 'key' | 'value'>): DatedState {
  if (isDraft(record.value)) return 'draft'
  return isPublished(record) ? 'published' : 'scheduled'
}
