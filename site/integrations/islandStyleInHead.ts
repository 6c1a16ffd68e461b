import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Astro writes it in front of the first island, in the middle of the body, where HTML allows no style. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/** Puts the style of Astro's islands where HTML wants it: at the end of the head. */
export function islandStyleInHead(): AstroIntegration {
  return {
    name: 'island-style-in-head',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir)
        for await (const name of glob('**/*.html', { cwd: directory })) {
          const html = await readFile(directory + name, 'utf8')
          const [style] = ISLAND_STYLE.exec(html) ?? []
          if (!style) continue
          const moved = html.replace(style, '').replace('</head>', () => `${style}</head>`)
          await writeFile(directory + name, moved)
        }
      },
    },
  }
}
