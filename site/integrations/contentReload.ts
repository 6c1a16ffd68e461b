import { resolve, sep } from 'node:path'
import type { AstroIntegration, HookParameters } from 'astro'

const CONTENT = resolve('content') + sep

/** Event that tells modules of pages to read the content again: `site/build/siteContent.ts` listens. */
const CONTENT_CHANGED = 'content:changed'

/** In development, saving a content file reloads the page. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(CONTENT)
        server.watcher.on('all', (_event, file) => {
          if (!resolve(file).startsWith(CONTENT)) return
          forgetFile(server, resolve(file))
          server.hot.send({ type: 'full-reload' })
        })
      },
    },
  }
}

/** Invalidates the modules that a development server has made of a file, such as an article's text. */
export function forgetFile(
  { environments }: HookParameters<'astro:server:setup'>['server'],
  file: string,
): void {
  for (const { moduleGraph, hot } of Object.values(environments)) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      moduleGraph.invalidateModule(module)
    }
    hot.send({ type: 'custom', event: CONTENT_CHANGED })
  }
}
