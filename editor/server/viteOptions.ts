import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'

/** How the editor's page is served: no settings of the site, no reloading, nothing outside the project. */
export function viteOptions(projectDirectory: string): InlineConfig {
  return {
    configFile: false,
    root: join(projectDirectory, 'editor/ui'),
    cacheDir: join(projectDirectory, '.cache/editor'),
    appType: 'spa',
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      fs: {
        strict: true,
        // The packages may lie elsewhere, behind a link.
        allow: [projectDirectory, realpathSync(join(projectDirectory, 'node_modules'))],
        deny: ['.env', '.env.*', '**/data/**', '**/.git/**'],
      },
    },
  }
}
