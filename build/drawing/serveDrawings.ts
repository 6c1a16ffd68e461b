import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { dev, type HookParameters } from 'astro'
import { parse } from 'yaml'
import { valueAt } from '../../content-model/fieldsOf.ts'
import { readContent } from '../../content-model/readContent.ts'
import { forgetFile } from '../../site/integrations/contentReload.ts'
import { entryFileOf, PAGES_DIRECTORY, writeEntries } from '../../site/integrations/sectionPages.ts'

/** A message from the studio: content files that were changed, removed or added. */
type Changed = { files: string[] }

/** Renders pages of the project in the working directory: `serveDrawings.ts PORT`, started by `startDrawer.ts`. */
const port = Number(process.argv[2])
let vite: HookParameters<'astro:server:setup'>['server'] | undefined
const PAGES = basename(PAGES_DIRECTORY)
/** Results of `shapeOf` by file, for each page that has an entry. */
const shapes = new Map<string, string>()
let addresses = await pageAddresses()
let server = await start()

async function start() {
  const started = await dev({
    root: process.cwd(),
    cacheDir: '.cache/astro',
    logLevel: 'error',
    server: { host: '127.0.0.1', port },
    integrations: [
      {
        name: 'drawings',
        hooks: {
          'astro:server:setup': (setup) => {
            vite = setup.server
          },
        },
      },
    ],
    vite: {
      // The studio reports changed files; a watcher would notice them later.
      server: { watch: null, strictPort: true },
      // No script runs in a rendered page, so no packages are bundled.
      optimizeDeps: { noDiscovery: true, include: [] },
    },
  })
  // A server stopped before its first response keeps its port, which the next server then cannot use.
  await fetch(`http://127.0.0.1:${port}/robots.txt`)
  return started
}

/** Writes the entries of the pages. @returns the addresses of the pages, as one string. */
async function pageAddresses(): Promise<string> {
  const content = await readContent(undefined, { withDrafts: true })
  const routes = await writeEntries(content, true)
  const languages = ['', ...content.translations.map(({ language }) => language.tag)]
  for (const name of Object.keys(content.pages)) {
    for (const language of languages) {
      const file = join(dirname(PAGES_DIRECTORY), language, PAGES, `${name}.yaml`)
      shapes.set(file, await shapeOf(file))
    }
  }
  return JSON.stringify(routes)
}

async function take(files: readonly string[]): Promise<void> {
  // Includes the pages of translations.
  const pages = files.filter((file) => basename(dirname(file)) === PAGES)
  const isNew = await Promise.all(
    pages.map(async (file) => shapes.get(file) !== (await shapeOf(file))),
  )
  // Reading all content takes longer than rendering a page, and most changes concern words only.
  if (isNew.includes(true)) {
    // Faulty content keeps the former addresses; the rendered page reports the fault.
    const next = await pageAddresses().catch(() => addresses)
    if (next !== addresses) {
      addresses = next
      await server.stop()
      server = await start()
      return
    }
  }
  if (!vite) return
  const entries = pages.filter((_, index) => isNew[index])
  for (const file of files) forgetFile(vite, file)
  for (const file of entries) forgetFile(vite, entryFileOf(basename(file, '.yaml')))
}

/** The address of a page and its list of sections, on which its entry depends; blank if the file does not exist. */
async function shapeOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return ''
  const page: unknown = parse(text)
  const sections = valueAt(page, ['sections'])
  return JSON.stringify([
    valueAt(page, ['path']),
    Array.isArray(sections) && sections.map(({ type, tone }) => [type, tone]),
  ])
}

process.on('message', ({ files }: Changed) => {
  take(files).then(
    () => process.send?.('taken'),
    // The studio starts this process again when it needs the next page.
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
