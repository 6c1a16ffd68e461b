import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'vite'
import type * as ArticlePreview from '../../site/articlePreview/renderArticle.tsx'
import { namedWidths } from '../../site/styles/namedWidths.ts'
import type { ArticleDrawing } from '../editor/articlePreview/previewArticle.ts'
import type * as Pages from '../pages.tsx'
import type { PageName, PageProps } from '../pages.tsx'
import type { Frame } from './Shell.tsx'

/** Scripts that run on pages, by the names that pages call them by. */
const SCRIPTS = {
  content: 'studio/editor/main.tsx',
  passkeys: 'studio/access/passkeyForms.ts',
  renewal: 'studio/kit/polling/renewPage.ts',
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

type StudioFile = { type: string; bytes: string | Uint8Array }

/** The pages of the studio and their files, made in memory: nothing of it lies in dist/. */
export type Bundle = {
  /** By address. */
  files: ReadonlyMap<string, StudioFile>
  /** The HTML of a page. */
  render: <Name extends PageName>(
    name: Name,
    props: PageProps<Name>,
    frame: Pick<Frame, 'person' | 'path'>,
  ) => string
  /** What draws articles while they are written, by the site's own parts, and the addresses of its styles. */
  articlePreview: Pick<typeof ArticlePreview, 'lookCss'> & ArticleDrawing
}

type Output = { fileName: string; bytes: string | Uint8Array; entry: string | undefined }

/** Bundles the pages and their scripts, which takes about three seconds. */
export async function bundleStudio(projectDirectory: string): Promise<Bundle> {
  const [server, client] = [
    await bundle(projectDirectory, { ssr: 'studio/pages.tsx', emitAssets: true }),
    await bundle(projectDirectory, {
      rolldownOptions: { input: SCRIPTS },
      chunkSizeWarningLimit: 2000,
    }),
  ]
  const articles = await bundle(projectDirectory, {
    ssr: 'site/articlePreview/renderArticle.tsx',
    emitAssets: true,
  })
  const { pages, renderPage }: typeof Pages = await import(
    await writeCode(projectDirectory, server)
  )
  const articleCode = await writeCode(projectDirectory, articles)
  const { lookCss }: typeof ArticlePreview = await import(articleCode)

  const outputs = [...server, ...articles].filter(({ entry }) => !entry).concat(client)
  const files = new Map(
    outputs.map(({ fileName, bytes }) => [
      `/${fileName}`,
      { type: TYPES[extname(fileName)] ?? 'application/octet-stream', bytes },
    ]),
  )
  const shared = addressesOf(server, '.css')
  return {
    files,
    articlePreview: {
      lookCss,
      file: fileURLToPath(articleCode),
      styles: addressesOf(articles, '.css'),
    },
    render(name, props, { person, path }) {
      const { script } = pages[name]
      const scripts = client.filter(({ entry }) => script !== undefined && entry === script)
      const styles = script === 'content' ? [...shared, ...addressesOf(client, '.css')] : shared
      const addresses = scripts.map(({ fileName }) => `/${fileName}`)
      return renderPage(name, props, { person, path, styles, scripts: addresses })
    },
  }
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
  return [results].flat().flatMap((result) => {
    if (!('output' in result)) return []
    return result.output.map((file) => ({
      fileName: file.fileName,
      bytes: file.type === 'chunk' ? file.code : file.source,
      entry: file.type === 'chunk' && file.isEntry ? file.name : undefined,
    }))
  })
}

function addressesOf(outputs: readonly Output[], extension: string): string[] {
  return outputs
    .map(({ fileName }) => `/${fileName}`)
    .filter((address) => extname(basename(address)) === extension)
}

/** Node imports code from a file only: its packages are found from there. @returns the file's URL. */
async function writeCode(projectDirectory: string, outputs: readonly Output[]): Promise<string> {
  const code = outputs.find(({ entry }) => entry !== undefined)
  if (!code) throw new Error('The pages of the studio were not bundled.')
  const directory = join(projectDirectory, '.cache/studio')
  await mkdir(directory, { recursive: true })
  const name = createHash('sha256').update(code.bytes).digest('hex').slice(0, 16)
  const file = join(directory, `${code.entry}-${name}.mjs`)
  await writeFile(file, code.bytes)
  return pathToFileURL(file).href
}
