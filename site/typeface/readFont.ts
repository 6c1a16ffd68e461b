/** What the build needs to know of a font file. Lengths are in font units, `unitsPerEm` of them to the em. */
export type FontFacts = {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  /** From 100 to 900; where the font is variable, its default. */
  weight: number
  /** Axes of a variable font by tag, as wght; empty for others. */
  axes: Record<string, { min: number; max: number }>
  /** Advance of a character, or undefined where the font lacks it. */
  advanceOf(codePoint: number): number | undefined
}

/**
 * Reads an uncompressed font (TrueType or OpenType) by its tables:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 * @throws where a table is missing.
 */
export function readFont(font: Buffer): FontFacts {
  const head = tableOf(font, 'head')
  const hhea = tableOf(font, 'hhea')
  const hmtx = tableOf(font, 'hmtx')
  const metricCount = hhea.readUInt16BE(34)
  const glyphOf = glyphFinder(tableOf(font, 'cmap'))
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    weight: tableOf(font, 'OS/2').readUInt16BE(4),
    axes: axesOf(font),
    advanceOf(codePoint) {
      const glyph = glyphOf(codePoint)
      // Glyphs past the last metric share it.
      return glyph && hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4)
    },
  }
}

function findTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) !== tag) continue
    const offset = font.readUInt32BE(record + 8)
    return font.subarray(offset, offset + font.readUInt32BE(record + 12))
  }
  return undefined
}

function tableOf(font: Buffer, tag: string): Buffer {
  const table = findTable(font, tag)
  if (!table) throw new Error(`The font has no table ${tag}.`)
  return table
}

function axesOf(font: Buffer): FontFacts['axes'] {
  const fvar = findTable(font, 'fvar')
  if (!fvar) return {}
  const start = fvar.readUInt16BE(4)
  const size = fvar.readUInt16BE(10)
  return Object.fromEntries(
    Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
      const axis = start + index * size
      const bounds = {
        min: fvar.readInt32BE(axis + 4) / 65536,
        max: fvar.readInt32BE(axis + 12) / 65536,
      }
      return [fvar.toString('latin1', axis, axis + 4), bounds]
    }),
  )
}

/** Looks characters up in the segments of a character map of format 4, which every font for the web has. */
function glyphFinder(cmap: Buffer): (codePoint: number) => number | undefined {
  const map = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  ).find((candidate) => candidate.readUInt16BE(0) === 4)
  if (!map) throw new Error('The font has no character map of format 4.')
  const segmentBytes = map.readUInt16BE(6)
  const [ends, starts] = [14, 16 + segmentBytes]
  const [deltas, offsets] = [starts + segmentBytes, starts + 2 * segmentBytes]
  return (codePoint) => {
    for (let segment = 0; segment < segmentBytes; segment += 2) {
      if (codePoint > map.readUInt16BE(ends + segment)) continue
      const first = map.readUInt16BE(starts + segment)
      if (codePoint < first) return undefined
      const delta = map.readUInt16BE(deltas + segment)
      const offset = map.readUInt16BE(offsets + segment)
      if (offset === 0) return (codePoint + delta) & 0xffff || undefined
      const glyph = map.readUInt16BE(offsets + segment + offset + (codePoint - first) * 2)
      return glyph === 0 ? undefined : (glyph + delta) & 0xffff
    }
    return undefined
  }
}
