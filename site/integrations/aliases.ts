import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'
import { SHOWS_DRAFTS } from '../build/showsDrafts.ts'

/**
 * Copies each finished page to its aliases (`aliases` in its file); the first path is the canonical one. Aliases are
 * copies, not routes: on a case-insensitive file system, an alias that differs only in case overwrites its page with
 * the same content.
 */
export function aliases(): AstroIntegration {
  let copies: { path: string; alias: string }[] = []
  return {
    name: 'aliases',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        const content = await readContent(undefined, {
          withDrafts: command === 'dev' || SHOWS_DRAFTS,
        })
        copies = [content, ...content.translations]
          .flatMap(allPages)
          .flatMap(({ path, aliases: others }) => others.map((alias) => ({ path, alias })))
      },
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
