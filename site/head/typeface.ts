import { scriptOf } from '../../content-model/languages/scripts.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import { type CutTypeface, typefaceCss } from '../typeface/typefaceCss.ts'

const addresses = import.meta.glob<string>('/.cache/fonts/*.woff2', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const measured = import.meta.glob<CutTypeface>('/.cache/fonts/typeface.json', {
  eager: true,
  import: 'default',
})

/**
 * The brand's typeface for the head of a page in its language: the CSS, and the addresses of the files to preload.
 */
export function typefaceOfPage({ typeface, locale }: Brand): { css: string; urls: string[] } {
  const cut = measured['/.cache/fonts/typeface.json']
  if (!cut) throw new Error('The typeface was not cut. Build or start the site again.')
  const script = scriptOf(locale)
  const written = cut.scripts?.find((other) => other.script === script)
  const faces = [...cut.faces, ...(written?.faces ?? [])]
  const urls = Object.fromEntries(
    faces.map(({ file }) => [file, addresses[`/.cache/fonts/${file}`] ?? '']),
  )
  const needed = faces.filter(({ set }) => set === 'basic')
  return {
    css: typefaceCss(typeface, cut, urls, script),
    urls: needed.map(({ file }) => urls[file] ?? ''),
  }
}
