import { resolve, sep } from 'node:path'
import type { AstroIntegration } from 'astro'

const CONTENT = resolve('content') + sep

/**
 * In development a saved content file reloads the page. YAML is read afresh on each request; running
 * text is a cached module, which is invalidated here.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(CONTENT)
        server.watcher.on('all', (_event, file) => {
          if (!resolve(file).startsWith(CONTENT)) return
          for (const { moduleGraph } of Object.values(server.environments)) {
            for (const module of moduleGraph.getModulesByFile(resolve(file)) ?? []) {
              moduleGraph.invalidateModule(module)
            }
          }
          server.hot.send({ type: 'full-reload' })
        })
      },
    },
  }
}
