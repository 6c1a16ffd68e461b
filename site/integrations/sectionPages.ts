import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { AstroIntegration } from 'astro'
import { isOwnPage } from '../../content-model/collections.ts'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import {
  isFirstScreen,
  isPaged,
  type SectionPage,
  type SectionType,
} from '../../content-model/schemas/pages.ts'
import { SHOWS_DRAFTS } from '../build/showsDrafts.ts'
import { componentOf, loaderFileOf } from '../sections/sectionFiles.ts'

/** Folder of the generated entries. */
const DIRECTORY = '.cache/pages'
const SITE = '../../site'

/** The list of pages and their routes: in development the server restarts when this file changes. */
const ADDRESSES_FILE = resolve('.cache/pages.json')

export const PAGES_DIRECTORY = resolve('content/pages')

/**
 * Adds the route of every page that is a list of sections. Each page has an entry that imports only its own sections,
 * because Astro adds the styles of everything that the entry imports.
 */
export function sectionPages(): AstroIntegration {
  return {
    name: 'section-pages',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, addWatchFile }) => {
        const isDevelopment = command === 'dev'
        const content = await readContent(undefined, {
          withDrafts: isDevelopment || SHOWS_DRAFTS,
        })
        const addresses = await writeEntries(content, isDevelopment)
        for (const [name, patterns] of Object.entries(addresses)) {
          for (const pattern of patterns) injectRoute({ pattern, entrypoint: entryFileOf(name) })
        }
        addWatchFile(ADDRESSES_FILE)
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(ADDRESSES_FILE)
        server.watcher.on('all', async (_event, file) => {
          // Translations have a folder of the same name.
          if (basename(dirname(file)) !== basename(PAGES_DIRECTORY)) return
          // Invalid content is reported by the page itself; the entries wait until it is corrected.
          const content = await readContent(undefined, { withDrafts: true }).catch(() => undefined)
          if (content) await writeEntries(content, true)
        })
      },
    },
  }
}

/**
 * Writes the entries that have changed.
 * @param hasMarks whether a comment before each section names its block, so that the studio can link them.
 * @returns the routes of each page by its name, one per language.
 */
export async function writeEntries(
  content: SiteContent,
  hasMarks: boolean,
): Promise<Record<string, string[]>> {
  await mkdir(DIRECTORY, { recursive: true })
  const addresses: Record<string, string[]> = {}
  for (const [name, page] of Object.entries(content.pages)) {
    addresses[name] = [content, ...content.translations].flatMap((version) => {
      const own = version.pages[name]
      return own && isOwnPage(version, own) ? [routeOf(version, name, own)] : []
    })
    await writeChanged(entryFileOf(name), entryOf(name, page, hasMarks))
  }
  for (const file of await readdir(DIRECTORY)) {
    if (!(file.replace('.astro', '') in addresses)) await rm(`${DIRECTORY}/${file}`)
  }
  await writeChanged(ADDRESSES_FILE, JSON.stringify(addresses))
  return addresses
}

/** Writes only changes: rewriting a file, even with the same text, would reload the page. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeFile(file, text)
}

export function entryFileOf(name: string): string {
  return resolve(DIRECTORY, `${name}.astro`)
}

/** The route of a page, including its further pages if it lists all articles. */
function routeOf({ language }: SiteContent, name: string, page: SectionPage): string {
  // Servers expect this file name, whatever the page's own path.
  if (name === 'not-found') return `${language.path ?? ''}/404`
  const { path, sections } = page
  return sections.some(isPaged) ? `${path}/[...number]` : path
}

/** The source of a page's entry. A title bar comes first unless one of its sections is a first screen. */
function entryOf(name: string, { sections }: SectionPage, hasMarks: boolean): string {
  const types = [...new Set(sections.map(({ type }) => type))]
  const layout = sections.some(isFirstScreen) ? 'SiteLayout' : 'InnerLayout'
  const loaders = sections.map(({ type }) =>
    hasLoader(type) ? `load${componentOf(type)}` : 'undefined',
  )
  const isList = sections.some(isPaged)
  const loaded = [
    'content',
    `content.pages['${name}']`,
    `[${loaders.join(', ')}]`,
    ...(isList ? ['Number(Astro.params.number ?? 1)'] : []),
  ]
  return [
    '---',
    `import ${layout} from '${SITE}/layouts/${layout}.astro'`,
    `import { loadSections } from '${SITE}/build/loadSections.ts'`,
    `import { siteContent } from '${SITE}/build/siteContent.ts'`,
    ...types.flatMap(importsOf),
    ...(isList ? pathsOf(name) : []),
    '',
    'const content = await siteContent(Astro.url.pathname)',
    `const { layout, sections, symbols } = await loadSections(${loaded.join(', ')})`,
    '---',
    `<${layout} {...layout}>`,
    '  {symbols && <svg class="visually-hidden" aria-hidden="true" set:html={symbols} />}',
    ...viewsOf(name, sections, hasMarks),
    `</${layout}>`,
    '',
  ].join('\n')
}

/** The export that creates a page's further pages. */
function pathsOf(name: string): string[] {
  return [
    `import { pathsOfPages } from '${SITE}/lib/pagination.ts'`,
    '',
    'export const getStaticPaths = async ({ routePattern }) =>',
    `  pathsOfPages(await siteContent(routePattern), '${name}')`,
  ]
}

/** The views in order; neighbours with the same tone share one element that sets it. */
function viewsOf(name: string, sections: SectionPage['sections'], hasMarks: boolean): string[] {
  return sections.flatMap(({ type, tone }, index) => [
    ...(tone && sections[index - 1]?.tone !== tone ? [`  <div data-tone="${tone}">`] : []),
    // A comment is not an element, so no style selects it.
    ...(hasMarks
      ? [`  <Fragment set:html="<!--block content/pages/${name}.yaml ${index}-->" />`]
      : []),
    `  {sections[${index}] && <${componentOf(type)} {...sections[${index}]} />}`,
    ...(tone && sections[index + 1]?.tone !== tone ? ['  </div>'] : []),
  ])
}

/** A view with a hydration directive is an .astro file; all others are React. */
function importsOf(type: SectionType): string[] {
  const component = componentOf(type)
  const isAstro = existsSync(`site/sections/${component}/${component}.astro`)
  return [
    isAstro
      ? `import ${component} from '${SITE}/sections/${component}/${component}.astro'`
      : `import { ${component} } from '${SITE}/sections/${component}/${component}.tsx'`,
    ...(hasLoader(type)
      ? [`import { load as load${component} } from '${SITE}/sections/${loaderFileOf(type)}'`]
      : []),
  ]
}

/** Sections that show only their block have no loader. */
function hasLoader(type: SectionType): boolean {
  return existsSync(`site/sections/${loaderFileOf(type)}`)
}
