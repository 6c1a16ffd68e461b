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

/** CSS of the brand's typeface for pages in its language, and the URLs of the font files to preload. */
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
