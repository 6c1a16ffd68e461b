import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Rolldown } from 'vite'
import { namedWidths } from '../../site/styles/namedWidths.ts'
import type { Page, Pages, renderPage } from './renderPage.tsx'
import type { Frame } from './Shell.tsx'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

type StudioFile = { type: string; bytes: string | Uint8Array }
type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Code for Node, and what browsers need of it. */
export type CodeBundle = {
  /** Path of the code. */
  file: string
  /** Addresses of its styles. */
  styles: readonly string[]
  /** Styles, fonts and pictures, by address. */
  files: ReadonlyMap<string, StudioFile>
}

/** Pages and their files, made in memory: nothing of it lies in dist/. */
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

/** Bundles pages and the scripts that they name, which takes about three seconds. @param entry module of the pages. */
export async function bundlePages(projectDirectory: string, entry: string): Promise<PageBundle> {
  const code = await bundleCode(projectDirectory, entry)
  const { pages, renderPage }: PagesModule = await import(pathToFileURL(code.file).href)
  const scripts = Object.values(pages).flatMap(({ script }) => script ?? [])
  const outputs = await bundle(projectDirectory, {
    rolldownOptions: { input: [...new Set(scripts)] },
    chunkSizeWarningLimit: 2000,
  })
  const scriptOf = (path: string | undefined) =>
    outputs.find(
      (output): output is Rolldown.OutputChunk =>
        output.type === 'chunk' &&
        path !== undefined &&
        output.facadeModuleId === join(projectDirectory, path),
    )
  return {
    files: new Map([...code.files, ...filesOf(outputs)]),
    render(name, props, frame) {
      const page = pages[name]
      const script = scriptOf(page.script)
      return renderPage(page, props, {
        ...frame,
        styles: [...code.styles, ...(script ? stylesOf(script, outputs) : [])],
        scripts: script ? [addressOf(script.fileName)] : [],
      })
    },
  }
}

/** Bundles code for Node, and writes it where its packages are found from. @param entry its module. */
export async function bundleCode(projectDirectory: string, entry: string): Promise<CodeBundle> {
  const outputs = await bundle(projectDirectory, { ssr: entry, emitAssets: true })
  const code = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (code?.type !== 'chunk') throw new Error(`${entry} was not bundled.`)
  const directory = join(projectDirectory, '.cache/studio')
  await mkdir(directory, { recursive: true })
  const name = createHash('sha256').update(code.code).digest('hex').slice(0, 16)
  const file = join(directory, `${code.name}-${name}.mjs`)
  await writeFile(file, code.code)
  const files = filesOf(outputs.filter((output) => output !== code))
  return { file, styles: [...files.keys()].filter((path) => extname(path) === '.css'), files }
}

async function bundle(projectDirectory: string, options: BuildOptions): Promise<Output[]> {
  const results = await build({
    ...namedWidths,
    configFile: false,
    root: projectDirectory,
    publicDir: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: { ...options, write: false, assetsInlineLimit: 0 },
  })
  return [results].flat().flatMap((result) => ('output' in result ? result.output : []))
}

/** Addresses of the styles of a script, and of what it shares with scripts that are loaded later. */
function stylesOf(script: Rolldown.OutputChunk, outputs: readonly Output[]): string[] {
  const chunks = new Set([script])
  for (const { imports } of chunks) {
    for (const output of outputs) {
      if (output.type === 'chunk' && imports.includes(output.fileName)) chunks.add(output)
    }
  }
  const styles = [...chunks]
    .reverse()
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set(styles)].map(addressOf)
}

function filesOf(outputs: readonly Output[]): Map<string, StudioFile> {
  return new Map(
    outputs.map((output) => [
      addressOf(output.fileName),
      {
        type: TYPES[extname(output.fileName)] ?? 'application/octet-stream',
        bytes: output.type === 'chunk' ? output.code : output.source,
      },
    ]),
  )
}

function addressOf(fileName: string): string {
  return `/${fileName}`
}
