import { targetsOf } from '../../content-model/checkReferences.ts'
import { loadRecords } from '../../content-model/records.ts'

/** What a field that refers to something can be filled with, by the kind it refers to. */
export type Choices = {
  address: string[]
  anchor: string[]
  picture: string[]
  logo: string[]
  video: string[]
  font: string[]
  records: Record<string, string[]>
}

export async function choicesIn(contentDirectory: string): Promise<Choices> {
  const { records } = await loadRecords(contentDirectory)
  const { all } = await targetsOf(contentDirectory, records)
  const { files, addresses, anchors } = all
  return {
    address: [...addresses].sort(),
    anchor: [...anchors].map((anchor) => `#${anchor}`),
    picture: sorted(files.pictures),
    logo: sorted(files.logos),
    video: sorted(files.video),
    font: sorted(files.fonts),
    records: Object.fromEntries(Object.entries(all.records).map(([key, set]) => [key, [...set]])),
  }
}

function sorted(names: Set<string> | undefined): string[] {
  return [...(names ?? [])].sort()
}
