import sharp from 'sharp'
import { TEXT_CONTRAST } from '../../content-model/checkPalette.ts'
import { contrastRatio } from '../../content-model/colours.ts'
import { isRightToLeft } from '../../content-model/languages/scripts.ts'

/** A part of a picture, as fractions of its width and height from 0 to 1. */
export type PicturePart = { left: number; top: number; right: number; bottom: number }

/** The parts behind the words of a language, given the parts for a left-to-right one. */
export function partsUnderWords(parts: readonly PicturePart[], locale: string): PicturePart[] {
  return parts.map((part) =>
    isRightToLeft(locale) ? { ...part, left: 1 - part.right, right: 1 - part.left } : part,
  )
}

/** The picture's width in cells. A cell is about as large as a letter of the words on it. */
const CELLS_ACROSS = 64

/**
 * Whether words of a colour are readable on parts of a picture. The worst cell of each part decides.
 * @param file picture in content/pictures/.
 * @param words colour as #rrggbb.
 * @param needs required contrast; 3 is enough for large headings.
 * @throws if the file is not a picture.
 */
export async function areReadableOn(
  file: string,
  parts: readonly PicturePart[],
  words: string,
  needs: number = TEXT_CONTRAST,
): Promise<boolean> {
  const cells = await cellsOf(file)
  return parts.every((part) =>
    colourOfCells(cells, part).every((hex) => contrastRatio(words, hex) >= needs),
  )
}

type Cells = { rgb: Buffer; width: number; height: number }

const known = new Map<string, Promise<Cells>>()

function cellsOf(file: string): Promise<Cells> {
  const cells = known.get(file) ?? readCells(file)
  known.set(file, cells)
  return cells
}

async function readCells(file: string): Promise<Cells> {
  const { data, info } = await sharp(`content/pictures/${file}`)
    .resize({ width: CELLS_ACROSS, kernel: 'linear' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}

function colourOfCells({ rgb, width, height }: Cells, part: PicturePart): string[] {
  const colours: string[] = []
  for (let y = Math.floor(part.top * height); y < Math.ceil(part.bottom * height); y += 1) {
    for (let x = Math.floor(part.left * width); x < Math.ceil(part.right * width); x += 1) {
      const start = (y * width + x) * 3
      colours.push(`#${rgb.subarray(start, start + 3).toString('hex')}`)
    }
  }
  return colours
}
