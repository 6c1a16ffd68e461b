import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
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
let addresses = await pageAddresses()
/** By the file of the page; of those that have been changed. */
const shapes = new Map<string, string>()
let server = await start()

function start() {
  return dev({
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
      cacheDir: '.cache/vite',
      // The studio says what has changed: a watcher would see it some time later.
      server: { watch: null, strictPort: true },
      // No script runs in a drawing, so none is bundled.
      optimizeDeps: { noDiscovery: true, include: [] },
    },
  })
}

/** Writes the entries of the pages. @returns their addresses, as one text. */
async function pageAddresses(): Promise<string> {
  const content = await readContent(undefined, { withDrafts: true })
  return JSON.stringify(await writeEntries(content, true))
}

async function take(files: readonly string[]): Promise<void> {
  const pages = files.filter((file) => dirname(file) === PAGES_DIRECTORY)
  // Reading all content takes longer than drawing a page, and most changes are of words.
  if ((await Promise.all(pages.map(hasNewShape))).includes(true)) {
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
  for (const file of files) forgetFile(vite, file)
  for (const file of pages) forgetFile(vite, entryFileOf(basename(file, '.yaml')))
}

/** Whether the address of a page or its list of sections has changed. */
async function hasNewShape(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const page: unknown = parse(text)
  const sections = valueAt(page, ['sections'])
  const shape = JSON.stringify([
    valueAt(page, ['path']),
    Array.isArray(sections) && sections.map(({ type, tone }) => [type, tone]),
  ])
  const isNew = shapes.get(file) !== shape
  shapes.set(file, shape)
  return isNew
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
