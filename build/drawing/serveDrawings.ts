import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { dev, type HookParameters } from 'astro'
import { parse } from 'yaml'
import { valueAt } from '../../content-model/fieldsOf.ts'
import { readContent } from '../../content-model/readContent.ts'
import { forgetFile } from '../../site/integrations/contentReload.ts'
import { entryFileOf, PAGES_DIRECTORY, writeEntries } from '../../site/integrations/sectionPages.ts'

/** A message from the studio: files of the content that have been changed, removed or added. */
type Changed = { files: string[] }

/** Draws pages of the project in whose folder it runs: `serveDrawings.ts PORT`, started by `startDrawer.ts`. */
const port = Number(process.argv[2])
let vite: HookParameters<'astro:server:setup'>['server'] | undefined
const PAGES = basename(PAGES_DIRECTORY)
/** Of each page for which an entry is written, by its file. */
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
      // The studio says what has changed: a watcher would see it some time later.
      server: { watch: null, strictPort: true },
      // No script runs in a drawing, so none is bundled.
      optimizeDeps: { noDiscovery: true, include: [] },
    },
  })
  // One that is stopped before its first answer goes on listening, and its successor finds the port taken.
  await fetch(`http://127.0.0.1:${port}/robots.txt`)
  return started
}

/** Writes the entries of the pages. @returns their addresses, as one text. */
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
  // Those of translations, too.
  const pages = files.filter((file) => basename(dirname(file)) === PAGES)
  const isNew = await Promise.all(
    pages.map(async (file) => shapes.get(file) !== (await shapeOf(file))),
  )
  // Reading all content takes longer than drawing a page, and most changes are of words.
  if (isNew.includes(true)) {
    // Content with faults is drawn as what the page of the fault says.
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

/** The address of a page and its list of sections, on which its entry depends; blank where there is none. */
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
    // It is started anew with the next drawing.
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
