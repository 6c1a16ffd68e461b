import { isGroup } from '../../content-model/fieldsOf.ts'
import { loadRecords } from '../../content-model/records.ts'
import { fillVariables } from '../../content-model/variables.ts'
import { listingOf, variablesIn } from './catalogue.ts'

/** The sections of a page, which can be copied to other pages. */
export type PageSections = { file: string; label: string; sections: unknown[] }

/** The sections of every page, as they are stored. */
export async function listSections(contentDirectory: string): Promise<PageSections[]> {
  const { records } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  return records.flatMap(({ key, file, value }) => {
    if (!isGroup(value) || !Array.isArray(value.sections)) return []
    const label = fillVariables(listingOf(key, file, value).label, variables)
    return [{ file, label, sections: value.sections }]
  })
}
