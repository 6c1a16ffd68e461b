import { extname, join } from 'node:path'
import { build } from 'vite'
import { namedWidths } from '../../site/styles/namedWidths.ts'

/** The files of the editor's page by address, made in memory: nothing of it lies in dist/. */
export type Page = Map<string, { type: string; bytes: string | Uint8Array }>

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Bundles studio/ui, which takes about a second. */
export async function buildPage(projectDirectory: string): Promise<Page> {
  const outputs = await build({
    ...namedWidths,
    configFile: false,
    root: join(projectDirectory, 'studio/ui'),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: { write: false, chunkSizeWarningLimit: 2000, assetsInlineLimit: 0 },
  })
  const page: Page = new Map()
  for (const result of [outputs].flat()) {
    if (!('output' in result)) continue
    for (const file of result.output) {
      const type = TYPES[extname(file.fileName)] ?? 'application/octet-stream'
      const bytes = file.type === 'chunk' ? file.code : file.source
      page.set(file.fileName === 'index.html' ? '/' : `/${file.fileName}`, { type, bytes })
    }
  }
  return page
}
