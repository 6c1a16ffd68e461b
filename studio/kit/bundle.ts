import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions, Manifest, ManifestChunk } from 'vite'
import type { Page, Pages, renderPage } from './renderPage.tsx'
import type { Frame } from './Shell.tsx'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const MANIFEST = '.vite/manifest.json'

type StudioFile = { type: string; bytes: Buffer }

/** Code for Node, with its files for browsers. */
export type CodeBundle = {
  /** Path of the bundled module. */
  file: string
  /** Addresses of its stylesheets. */
  styles: readonly string[]
  /** Stylesheets, fonts and pictures, by address. */
  files: ReadonlyMap<string, StudioFile>
}

/** Pages and their files. None of them are in dist/. */
export type PageBundle = Pick<CodeBundle, 'files'> & {
  /** The HTML of a page. */
  render: <Name extends keyof Pages>(
    name: Name,
    props: Pages[Name],
    frame: Pick<Frame, 'navItems' | 'path'>,
  ) => string
}

/** The exports of a module of pages. */
type PagesModule = {
  pages: { [Name in keyof Pages]: Page<Pages[Name]> }
  renderPage: typeof renderPage
}

/** The project whose code is bundled, and the folder for the bundle, which may exist from an earlier start. */
type Place = { projectDirectory: string; directory: string }

/** Bundles pages and the scripts that they name, which takes about three seconds. @param entry module of the pages. */
export async function bundlePages(place: Place, entry: string): Promise<PageBundle> {
  const code = await bundleCode(place, entry)
  const { pages, renderPage }: PagesModule = await import(pathToFileURL(code.file).href)
  const scripts = Object.values(pages).flatMap(({ script }) => script ?? [])
  const { manifest, files } = await bundle(place, 'scripts', {
    rolldownOptions: { input: [...new Set(scripts)] },
    chunkSizeWarningLimit: 2000,
  })
  return {
    files: new Map([...code.files, ...files]),
    render(name, props, frame) {
      const page = pages[name]
      const script = page.script === undefined ? undefined : manifest[page.script]
      return renderPage(page, props, {
        ...frame,
        styles: [...code.styles, ...(script ? stylesOf(script, manifest) : [])],
        scripts: script ? [addressOf(script.file)] : [],
      })
    },
  }
}

/**
 * Bundles code for Node. The folder must be one from which Node finds the project's packages.
 * @param entry the module to bundle.
 */
export async function bundleCode(place: Place, entry: string): Promise<CodeBundle> {
  const name = basename(entry, extname(entry))
  const { directory, manifest, files } = await bundle(place, name, {
    ssr: entry,
    emitAssets: true,
  })
  const code = manifest[entry]
  if (!code) throw new Error(`${entry} was not bundled.`)
  files.delete(addressOf(code.file))
  const styles = [...files.keys()].filter((path) => extname(path) === '.css')
  return { file: join(directory, code.file), styles, files }
}

/** Builds into a subfolder, unless that exists from an earlier start. */
async function bundle(place: Place, name: string, options: BuildOptions) {
  const directory = join(place.directory, name)
  if (!existsSync(directory)) {
    // Imported on demand: a studio whose bundle exists saves 25 MiB of memory.
    const { build } = await import('vite')
    const { namedWidths } = await import('../../site/styles/namedWidths.ts')
    await mkdir(place.directory, { recursive: true })
    // Two studios may start at once, and one may be stopped before its bundle is complete.
    const outDir = await mkdtemp(`${directory}-`)
    await build({
      ...namedWidths,
      configFile: false,
      root: place.projectDirectory,
      publicDir: false,
      logLevel: 'error',
      // Uses React's production build in browsers and in Node, whatever the value of NODE_ENV.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
      ssr: { noExternal: ['react', 'react-dom'] },
      build: { ...options, outDir, manifest: true, assetsInlineLimit: 0 },
    })
    await rename(outDir, directory).catch((error) => {
      if (!existsSync(directory)) throw error
    })
  }
  const manifest: Manifest = JSON.parse(await readFile(join(directory, MANIFEST), 'utf8'))
  const files = await Promise.all(
    globSync('**/*.*', { cwd: directory }).map(async (path): Promise<[string, StudioFile]> => {
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      return [addressOf(path), { type, bytes: await readFile(join(directory, path)) }]
    }),
  )
  return { directory, manifest, files: new Map(files) }
}

/** Addresses of the stylesheets of a script and of the chunks that it imports. */
function stylesOf(script: ManifestChunk, manifest: Manifest): string[] {
  const chunks = new Set([script])
  for (const { imports = [] } of chunks) {
    for (const name of imports) {
      const chunk = manifest[name]
      if (chunk) chunks.add(chunk)
    }
  }
  const styles = [...chunks].reverse().flatMap(({ css = [] }) => css)
  return [...new Set(styles)].map(addressOf)
}

function addressOf(fileName: string): string {
  return `/${fileName.replaceAll('\\', '/')}`
}
