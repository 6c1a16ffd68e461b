import subset from 'subset-font'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { charactersOf } from '../typeface/characterSets.ts'
import { placeOfHeadings } from '../typeface/cutFont.ts'
import { readFont, readFontFile } from '../typeface/readFont.ts'

/** Latin letters with all diacritics, and the General Punctuation, currency and arrow blocks. */
const CHARACTERS = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2044],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

/** Fallbacks, in this order, for letters that the brand's own fonts lack. */
const FALLBACK_FILES = [
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
  '@fontsource-variable/mona-sans/files/mona-sans-latin-ext-standard-normal.woff2',
]

export type ShareFont = { name: string; data: Buffer; weight: 600; style: 'normal' }

let cutOnce: Promise<ShareFont[]> | undefined

/**
 * The brand's typeface and its typefaces for other scripts, at the weight and width of headings, in the format that
 * satori reads. In each family, the font of the nearest weight comes first.
 */
export function shareFonts({ files, heading, scripts = [] }: Typeface): Promise<ShareFont[]> {
  cutOnce ??= (async () => {
    const cut = async (file: string, index: number, field: string, script?: string) => {
      const source = await readFontFile(file, `${field}.${index + 1}`)
      const variationAxes = placeOfHeadings(source, heading)
      const characters = script ? charactersOf(script, readFont(source).characterSet) : CHARACTERS
      return subset(source, characters, { targetFormat: 'sfnt', variationAxes })
    }
    const distance = (font: Buffer) =>
      Math.abs(readFont(font)['OS/2'].usWeightClass - heading.weight)
    const family = async (files: readonly string[], field: string, script?: string) => {
      const fonts = await Promise.all(files.map((file, index) => cut(file, index, field, script)))
      return fonts.toSorted((one, other) => distance(one) - distance(other))
    }
    const families = await Promise.all([
      family(files, 'typeface.files'),
      ...scripts.map(({ script, files }, index) =>
        family(files, `typeface.scripts.${index + 1}.files`, script),
      ),
      family(FALLBACK_FILES, 'typeface.files'),
    ])
    return families
      .flat()
      .map((data, index) => ({ name: `face ${index + 1}`, data, weight: 600, style: 'normal' }))
  })()
  return cutOnce
}
