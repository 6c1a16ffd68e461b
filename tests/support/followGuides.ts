import { appendFile, cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** In the order in which a reader follows them. */
const GUIDES = ['add-a-page.md', 'add-a-section.md', 'make-an-island.md']
const DOCS = join(import.meta.dirname, '../../docs')

/** A block of code with its target file; inside a list the block is indented. */
const EXAMPLE = /^( *)```\w+ title="([^"]+)"\n([\s\S]*?)^ *```$/gm

/** The picture that the page in the guides uses, and the test picture that replaces it. */
const PICTURE = 'content/pictures/service-seo.webp'
const OTHER_PICTURE = 'content/pictures/service.webp'

/**
 * Follows the guides for pages, sections and islands in a copy of the project: writes each example into its file, or
 * appends it to the existing file.
 * @returns the paths of the files within the project.
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
