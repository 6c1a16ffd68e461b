import { readFile, writeFile } from 'node:fs/promises'

/** The committed figures with which the next run is compared. docs/bench.md shows them as a table. */
const FILE = 'docs/bench-pages.json'

/** Medians of the runs of a page. */
export type PageFigures = {
  /** Performance, accessibility, best practices, SEO. */
  scores: number[]
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  totalBytes: number
  scriptBytes: number
  requests: number
  faults: string[]
}

/** The committed figures by address, empty before the first measurement. */
export async function readFigures(): Promise<Record<string, PageFigures>> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, PageFigures>
}

export async function saveFigures(figures: Record<string, PageFigures>): Promise<void> {
  const lines = Object.entries(figures).map(
    ([path, figure]) => `  ${JSON.stringify(path)}: ${JSON.stringify(figure)}`,
  )
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`)
}
