import type { ContentRecord } from '../records.ts'
import type { Language } from '../schemas/languages.ts'

/** The languages of the file, if all of them are sound: faults are told with those of the other files. */
export function languagesIn(records: readonly ContentRecord[]): Language[] {
  const record = records.find(({ key }) => key === 'languages')
  return (record?.schema.safeParse(record.value).data as Language[] | undefined) ?? []
}
