import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkitten'

/**
 * Opens a font file (woff2, woff, ttf or otf).
 * @throws if the file is not a font, or contains several.
 */
export function readFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('The file contains several fonts.')
  return font
}

/**
 * Reads a font file that the brand names.
 * @param field the field that names it, such as typeface.files.1.
 * @throws if no installed package contains the file.
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
