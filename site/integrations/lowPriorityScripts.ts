import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Marks the pages' module script as less urgent than fonts and pictures: it enhances what is already there.
 * Browsers ask for module scripts first of all, and Astro has no word for it.
 */
export function lowPriorityScripts(): AstroIntegration {
  return {
    name: 'low-priority-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir)
        for await (const name of glob('**/*.html', { cwd: directory })) {
          const html = await readFile(directory + name, 'utf8')
          await writeFile(
            directory + name,
            html.replaceAll(
              '<script type="module" src',
              '<script type="module" fetchpriority="low" src',
            ),
          )
        }
      },
    },
  }
}
