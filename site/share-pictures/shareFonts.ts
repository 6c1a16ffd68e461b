import subset from 'subset-font'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { placeOfHeadings } from '../typeface/cutFont.ts'
import { readFont, readFontFile } from '../typeface/readFont.ts'

/** Latin letters with all their marks, and the signs of the General Punctuation, currency and arrow blocks. */
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

/** Fallbacks, in this order, for letters that the brand's own files lack. */
const FALLBACK_FILES = [
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
  '@fontsource-variable/mona-sans/files/mona-sans-latin-ext-standard-normal.woff2',
]

export type ShareFont = { name: string; data: Buffer; weight: 600; style: 'normal' }

let cutOnce: Promise<ShareFont[]> | undefined

/** The brand's typeface as its headings use it, in the format that satori reads; first its nearest weight. */
export function shareFonts({ files, heading }: Typeface): Promise<ShareFont[]> {
  cutOnce ??= (async () => {
    const cut = async (file: string, index: number) => {
      const source = await readFontFile(file, `typeface.files.${index + 1}`)
      const variationAxes = placeOfHeadings(source, heading)
      return subset(source, CHARACTERS, { targetFormat: 'sfnt', variationAxes })
    }
    const distance = (font: Buffer) =>
      Math.abs(readFont(font)['OS/2'].usWeightClass - heading.weight)
    const own = await Promise.all(files.map(cut))
    const fallbacks = await Promise.all(FALLBACK_FILES.map(cut))
    return [...own.toSorted((one, other) => distance(one) - distance(other)), ...fallbacks].map(
      (data, index) => ({ name: `face ${index + 1}`, data, weight: 600, style: 'normal' }),
    )
  })()
  return cutOnce
}
