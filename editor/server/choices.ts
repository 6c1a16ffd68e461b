import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { targetsOf } from '../../content-model/checkReferences.ts'
import { loadRecords } from '../../content-model/loadRecords.ts'

const FRAMED = '-framed.webp'

/** What a field that refers to something can be filled with, by the kind it refers to. */
export type Choices = {
  address: string[]
  anchor: string[]
  picture: string[]
  logo: string[]
  video: string[]
  font: string[]
  portfolio: string[]
  records: Record<string, string[]>
}

export async function choicesIn(contentDirectory: string): Promise<Choices> {
  const { records } = await loadRecords(contentDirectory)
  const { files, addresses, anchors, names } = await targetsOf(contentDirectory, records)
  const portfolio = await readdir(join(contentDirectory, 'pictures/portfolio')).catch(() => [])
  return {
    address: [...addresses].sort(),
    anchor: [...anchors].map((anchor) => `#${anchor}`),
    picture: sorted(files.pictures),
    logo: sorted(files.logos),
    video: sorted(files.video),
    font: sorted(files.fonts),
    portfolio: portfolio
      .filter((name) => name.endsWith(FRAMED))
      .map((name) => name.slice(0, -FRAMED.length)),
    records: Object.fromEntries(Object.entries(names).map(([key, set]) => [key, [...set]])),
  }
}

function sorted(names: Set<string> | undefined): string[] {
  return [...(names ?? [])].sort()
}
