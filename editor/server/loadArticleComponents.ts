import { join } from 'node:path'
import type { ElementType } from 'react'
import { createServer } from 'vite'

const MODULE = 'site/components/article/articleComponents.ts'

/** The components of the site that articles may use, ready to draw with. */
export async function loadArticleComponents(
  projectDirectory: string,
): Promise<Record<string, ElementType>> {
  const vite = await createServer({
    configFile: false,
    root: projectDirectory,
    appType: 'custom',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { articleComponents } = await vite.ssrLoadModule(join(projectDirectory, MODULE))
    return articleComponents
  } finally {
    await vite.close()
  }
}
