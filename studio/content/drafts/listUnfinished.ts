import { loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import { type Listing, listingOf, recordCollection, variablesIn } from '../catalogue.ts'
import { contentPlace } from '../contentFiles.ts'
import { labels } from '../labels.ts'
import { type DraftStore, listDrafts } from './draftStore.ts'

/** A record with changes that are not in its file yet. */
export type Unfinished = Pick<Listing, 'group' | 'label'> & {
  file: string
  /** Whether it has no file yet. */
  isNew: boolean
  changedAt: string
  changedBy: string
}

/** Every record with a working copy, under the name that the editor has for it, the one that was changed last first. */
export async function listUnfinished(
  contentDirectory: string,
  drafts: DraftStore,
): Promise<Unfinished[]> {
  const copies = await listDrafts(drafts)
  if (copies.size === 0) return []
  const variables = variablesIn((await loadRecords(contentDirectory)).records)
  return [...copies].flatMap(([file, { draft, beganFrom, changedAt, changedBy }]) => {
    const place = contentPlace(file)
    if (!place) return []
    const { group, label } = listingOf(place.key, file, draft.value)
    const noun = recordCollection(place.key)?.noun
    return {
      group,
      label: label === file && noun ? labels.unnamed(noun) : fillVariables(label, variables),
      file,
      isNew: beganFrom === null,
      changedAt,
      changedBy,
    }
  })
}
