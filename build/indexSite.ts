import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { close, createIndex, type IndexFile } from 'pagefind'
import { SEARCH_DIRECTORY, WORD_LIST_FILE } from '../site/islands/Search/searchFiles.ts'
import { elementsOf } from '../site/lib/html.ts'
import { naming } from '../site/lib/naming.ts'

/** Pagefind's own user interfaces, which the site replaces by its own. */
const NOT_USED = /ui\.(js|css)$|highlight\.js$/

const FRAGMENT = /^fragment\//

/** Every compressed file of Pagefind begins with this word. */
const SIGNATURE = 'pagefind_dcd'

/** Words of the user interface are not indexed. Sections mark further parts with `data-pagefind-ignore`. */
const INTERFACE = [
  'nav',
  'form',
  'button',
  '[role="tablist"]',
  '[aria-hidden="true"]',
  '.visually-hidden',
]

const WORD = /[\p{L}\p{N}]{2,}/gu

/**
 * Makes the search index of a built site from the pages marked `data-pagefind-body`, each only at its canonical
 * address.
 * @returns number of indexed pages.
 * @throws Error with Pagefind's message if Pagefind reports an error.
 */
export async function indexSite(directory: string): Promise<number> {
  const { index, errors } = await createIndex({ excludeSelectors: INTERFACE })
  if (!index) throw new Error(`The search index could not be created: ${errors.join(' ')}`)
  try {
    let pages = 0
    for await (const file of glob('**/*.html', { cwd: directory })) {
      const content = await readFile(join(directory, file), 'utf8')
      const url = addressOf(file)
      const canonical = await naming(file, () => canonicalPath(content))
      if (!content.includes('data-pagefind-body') || canonical !== url) continue
      await naming(file, async () => stopOn((await index.addHTMLFile({ url, content })).errors))
      pages++
    }
    const made = await index.getFiles()
    stopOn(made.errors)
    const files = made.files.filter(({ path }) => !NOT_USED.test(path))
    for (const { path, content } of [...files, wordList(files)]) {
      const target = join(directory, SEARCH_DIRECTORY, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
    }
    return pages
  } finally {
    await close()
  }
}

function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
}

/** Pages that search engines must not list have no canonical address. */
function canonicalPath(page: string): string | undefined {
  const link = elementsOf(page).find(({ attributes }) => attributes.rel === 'canonical')
  return link?.attributes.href && new URL(link.attributes.href).pathname
}

/** The words of all indexed pages, for misspelt queries. */
function wordList(files: IndexFile[]): IndexFile {
  const words = new Set<string>()
  for (const { path, content } of files) {
    if (!FRAGMENT.test(path)) continue
    const text = gunzipSync(content).toString('utf8').slice(SIGNATURE.length)
    const page: { content: string } = JSON.parse(text)
    for (const [word] of page.content.toLowerCase().matchAll(WORD)) words.add(word)
  }
  return { path: WORD_LIST_FILE, content: Buffer.from([...words].sort().join('\n')) }
}

function stopOn(errors: string[]): void {
  if (errors.length > 0)
    throw new Error(`The search index could not be created: ${errors.join(' ')}`)
}
