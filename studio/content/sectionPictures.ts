import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Small pictures of sections, named by type. commands/drawSections.ts makes them. */
export const SECTION_PICTURES = join(import.meta.dirname, '../sectionPictures')

/** The types of section that have a picture. */
export async function picturedSections(): Promise<string[]> {
  const files = await readdir(SECTION_PICTURES)
  return files.map((file) => file.replace(/\.webp$/, ''))
}
