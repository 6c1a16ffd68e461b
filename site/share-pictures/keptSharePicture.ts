import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { SharePicture } from '../../content-model/schemas/page.ts'
import { drawSharePicture } from './drawSharePicture.ts'

const DIRECTORY = '.cache/share-pictures'

/** The code that determines the look of a picture. */
const SOURCES = ['site/share-pictures/*', 'site/typeface/*', 'package-lock.json']

/** A page's share picture, cached: it is drawn again only if its content or the code that draws it changes. */
export async function keptSharePicture(
  title: string,
  share: SharePicture,
  content: Pick<SiteContent, 'palette' | 'brand'>,
  directory = DIRECTORY,
): Promise<Buffer> {
  const { palette, brand } = content
  const hash = createHash('sha256').update(await drawingKey())
  hash.update(JSON.stringify([title, share, palette, brand.locale, brand.logo, brand.typeface]))
  const files = [
    ...share.pictures.map((name) => `content/pictures/${name}`),
    `content/logos/${brand.logo.on_light}`,
    `content/logos/${brand.logo.on_dark}`,
    ...[brand.typeface, ...(brand.typeface.scripts ?? [])].flatMap(({ files }) =>
      files.flatMap((file) => (file.startsWith('@') ? [] : `content/fonts/${file}`)),
    ),
  ]
  for (const file of files) hash.update(await readFile(file))
  const path = `${directory}/${hash.digest('hex')}.jpg`
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const drawn = await drawSharePicture(title, share, content)
  await mkdir(directory, { recursive: true })
  await writeFile(path, drawn)
  return drawn
}

let keyOnce: Promise<string> | undefined

function drawingKey(): Promise<string> {
  keyOnce ??= (async () => {
    const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
    const files: string[] = []
    for await (const file of glob(SOURCES)) files.push(file)
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
    return hash.digest('hex')
  })()
  return keyOnce
}
