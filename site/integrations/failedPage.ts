import { rm, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { FAILED_PAGE_FILE, type FailedPage } from '../build/failedPageFile.ts'

/** Pages are rendered under the names of their files. */
const FILE_ENDING = /(?<=\/)index\.html$|\.html$/

/** Records which page could not be rendered: Astro's own message names only the component that threw. */
export function failedPage(): AstroIntegration {
  return {
    name: 'failed-page',
    hooks: {
      'astro:build:start': async ({ setPrerenderer }) => {
        await rm(FAILED_PAGE_FILE, { force: true })
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, options) {
            try {
              return await prerenderer.render(request, options)
            } catch (error) {
              const { pathname } = new URL(request.url)
              const problem = error instanceof Error ? error.message : String(error)
              const page = decodeURI(pathname).replace(FILE_ENDING, '')
              const failed: FailedPage = { page, problem }
              await writeFile(FAILED_PAGE_FILE, JSON.stringify(failed))
              throw error
            }
          },
        }))
      },
    },
  }
}
