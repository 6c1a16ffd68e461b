import type { AstroIntegration } from 'astro'

/** In development a saved content file reloads the page; pages read the files afresh on each request. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add('content')
        server.watcher.on('all', (_event, file) => {
          if (/[/\\]content[/\\]/.test(file)) server.hot.send({ type: 'full-reload' })
        })
      },
    },
  }
}
