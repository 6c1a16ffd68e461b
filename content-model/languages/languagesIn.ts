import type { ContentRecord } from '../records.ts'
import type { Language } from '../schemas/languages.ts'

/** The languages of the site; empty if the file has faults, which are reported with the faults of other files. */
export function languagesIn(records: readonly ContentRecord[]): Language[] {
  const record = records.find(({ key }) => key === 'languages')
  return (record?.schema.safeParse(record.value).data as Language[] | undefined) ?? []
}
