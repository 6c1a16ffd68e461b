import { appendFile, cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** In the order of a reader who does everything. */
const GUIDES = ['add-a-page.md', 'add-a-section.md', 'make-an-island.md']
const DOCS = join(import.meta.dirname, '../../docs')

/** A block of code with its target file, indented inside a list. */
const EXAMPLE = /^( *)```\w+ title="([^"]+)"\n([\s\S]*?)^ *```$/gm

/** The picture that the guides' page names, and one of the test content. */
const PICTURE = 'content/pictures/service-seo.webp'
const OTHER_PICTURE = 'content/pictures/service.webp'

/**
 * Follows the guides for pages, sections and islands in a copy of the project: writes their examples into
 * their files, or below the existing text.
 * @returns the files, by their paths within the project.
 */
export async function followGuides(projectDirectory: string): Promise<string[]> {
  const files = new Set<string>()
  for (const guide of GUIDES) {
    const text = await readFile(join(DOCS, guide), 'utf8')
    for (const [, indent = '', file = '', code = ''] of text.matchAll(EXAMPLE)) {
      const path = join(projectDirectory, file)
      await mkdir(dirname(path), { recursive: true })
      await appendFile(path, code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
      files.add(file)
    }
  }
  await cp(join(projectDirectory, OTHER_PICTURE), join(projectDirectory, PICTURE))
  return [...files]
}
