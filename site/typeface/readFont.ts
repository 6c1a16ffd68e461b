import { create, type Font } from 'fontkitten'

/**
 * Opens a font file (woff2, woff, ttf or otf).
 * @throws where it is none, or holds several.
 */
export function readFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('The file holds several fonts.')
  return font
}
