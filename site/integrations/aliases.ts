import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Page } from '../../content-model/schemas/page.ts'

/**
 * Pages answer at their aliases too (`also` in content/pages), each with the finished page, whose canonical
 * address is the first. A copy, not a route: so a file system that ignores case
 * writes the same page twice, and nothing is lost.
 */
export function aliases(pages: Page[]): AstroIntegration {
  const copies = pages.flatMap(({ path, also }) => also.map((alias) => ({ path, alias })))
  return {
    name: 'aliases',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const pathByAlias = new Map(copies.map(({ path, alias }) => [alias, path]))
        server.middlewares.use((request, _response, next) => {
          request.url = pathByAlias.get(request.url ?? '') ?? request.url
          next()
        })
      },
      'astro:build:done': async ({ dir }) => {
        for (const { path, alias } of copies) {
          const target = fileURLToPath(new URL(`.${alias}.html`, dir))
          await mkdir(dirname(target), { recursive: true })
          await copyFile(fileURLToPath(new URL(`.${path}.html`, dir)), target)
        }
      },
    },
  }
}
