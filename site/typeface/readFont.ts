import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'

/**
 * Opens a font file (woff2, woff, ttf or otf).
 * @throws if it is not a font, or holds several.
 */
export function readFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('The file holds several fonts.')
  return font
}

/**
 * A font file that the brand names.
 * @param field where it does, as typeface.files.1.
 * @throws if the installed packages do not hold it.
 */
export async function readFontFile(file: string, field: string): Promise<Buffer> {
  if (!file.startsWith('@')) return readFile(`content/fonts/${file}`)
  try {
    return await readFile(createRequire(import.meta.url).resolve(file))
  } catch {
    throw new Error(
      `content/site/brand.yaml: "${field}" names ${file}, which no installed package holds. Install the package, or put the file into content/fonts.`,
    )
  }
}
