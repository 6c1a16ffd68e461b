import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

/** The headings' cut of the site's font: weight and width of docs/design. */
const VARIATION_AXES = { wght: 640, wdth: 112 }

/** What each file is good for: Western European letters and signs first, then the other Latin alphabets. */
const FILES = {
  'Mona Sans': 'mona-sans-latin-standard-normal.woff2',
  'Mona Sans Extended': 'mona-sans-latin-ext-standard-normal.woff2',
}

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

type ShareFont = { name: string; data: Buffer; weight: 600; style: 'normal' }

let cutOnce: Promise<ShareFont[]> | undefined

/** Mona Sans at the headings' weight and width, in the format that satori reads. */
export function shareFonts(): Promise<ShareFont[]> {
  cutOnce ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]): Promise<ShareFont> => {
      const path = `@fontsource-variable/mona-sans/files/${file}`
      const source = await readFile(createRequire(import.meta.url).resolve(path))
      const data = await subset(source, CHARACTERS, {
        targetFormat: 'sfnt',
        variationAxes: VARIATION_AXES,
      })
      return { name, data, weight: 600, style: 'normal' }
    }),
  )
  return cutOnce
}
