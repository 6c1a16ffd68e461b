import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Page } from '../../content-model/schemas/page.ts'

/**
 * Pages answer under their second spellings too (`also` in content/pages), each with the finished page,
 * whose canonical address is the first. A copy, not a route: so a file system that ignores case
 * writes the same page twice, and nothing is lost.
 */
export function secondSpellings(pages: Page[]): AstroIntegration {
  const spellings = pages.flatMap(({ path, also }) => also.map((spelling) => ({ path, spelling })))
  return {
    name: 'second-spellings',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const pathBySpelling = new Map(spellings.map(({ path, spelling }) => [spelling, path]))
        server.middlewares.use((request, _response, next) => {
          request.url = pathBySpelling.get(request.url ?? '') ?? request.url
          next()
        })
      },
      'astro:build:done': async ({ dir }) => {
        for (const { path, spelling } of spellings) {
          const target = fileURLToPath(new URL(`.${spelling}.html`, dir))
          await mkdir(dirname(target), { recursive: true })
          await copyFile(fileURLToPath(new URL(`.${path}.html`, dir)), target)
        }
      },
    },
  }
}
