import type { ContentRecord } from './ContentRecord.ts'
import {
  COLOUR_PAIRS,
  type ColourPair,
  GROUNDS_OF_EITHER_TONE,
  TEXT_CONTRAST,
} from './colourPairs.ts'
import { contrastRatio, mixColours } from './contrastRatio.ts'
import { type Palette, paletteSchema } from './schemas/palette.ts'
import { projectSchema } from './schemas/project.ts'

/**
 * Refuses each pair of colours that the site sets on each other and that people could not read (WCAG 2.2, AA), and
 * each ground on which neither ink nor paper could be read. Says nothing while the palette itself has faults.
 */
export function checkPalette(records: ContentRecord[]): string[] {
  const record = records.find(({ key }) => key === 'palette')
  const checked = paletteSchema.safeParse(record?.value)
  if (!record || !checked.success) return []
  const palette = checked.data
  return [
    ...COLOUR_PAIRS.flatMap((pair) => pairRefusals(record.file, pair, palette)),
    ...GROUNDS_OF_EITHER_TONE.flatMap((name) =>
      groundRefusals(`${record.file}: "${name}"`, palette[name], palette),
    ),
    ...records.flatMap((project) => projectRefusals(project, palette)),
  ]
}

function pairRefusals(file: string, pair: ColourPair, palette: Palette): string[] {
  const { colour, ground, mixed, needs, where } = pair
  const hex = mixed
    ? mixColours(palette[ground], palette[mixed.colour], mixed.share)
    : palette[ground]
  const ratio = contrastRatio(palette[colour], hex)
  if (ratio >= needs) return []
  const mixture = mixed ? ` with ${mixed.share * 100} % "${mixed.colour}" mixed in` : ''
  return [
    `${file}: "${colour}" (${palette[colour]}) on "${ground}" (${hex}${mixture}) has a contrast of ${twoDecimals(ratio)}: ${where}. Change one of them until it is ${needs} or more.`,
  ]
}

function groundRefusals(field: string, hex: string, { ink, paper }: Palette): string[] {
  const onInk = contrastRatio(ink, hex)
  const onPaper = contrastRatio(paper, hex)
  if (Math.max(onInk, onPaper) >= TEXT_CONTRAST) return []
  return [
    `${field} is ${hex}. "ink" has a contrast of ${twoDecimals(onInk)} on it and "paper" of ${twoDecimals(onPaper)}. Make it lighter or darker until one of the two is ${TEXT_CONTRAST} or more.`,
  ]
}

/** A project brings the colour of its own site, on which words stand too. */
function projectRefusals({ key, file, value }: ContentRecord, palette: Palette): string[] {
  if (key !== 'projects') return []
  const project = projectSchema.pick({ field: true }).loose().safeParse(value)
  return project.success ? groundRefusals(`${file}: "field"`, project.data.field, palette) : []
}

/** Cut, not rounded: 4.499 must not read as 4.5. */
function twoDecimals(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
