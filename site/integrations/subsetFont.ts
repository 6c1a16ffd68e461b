import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AstroIntegration } from 'astro'
import subset from 'subset-font'

const SOURCE = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'

/** Basic Latin, the Latin-1 letters, and the signs that copy uses. ⏳ and 🚫 come from the system. */
const CHARACTERS = `${characterRange(0x20, 0x7e)}${characterRange(0xc0, 0xff)}\u00a0£€©·–—‘’“”…→✔`

const VARIATION_AXES = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 116 } }

/** Where the layout finds the cut font. */
const TARGET_DIRECTORY = '.cache/fonts'

/**
 * Cuts Mona Sans down to the characters and axes that the site uses, before every build and dev start.
 * A cut is kept until its source, characters or axes change.
 */
export function subsetFont(): AstroIntegration {
  return {
    name: 'subset-font',
    hooks: {
      'astro:config:setup': async ({ logger }) => {
        const source = await readFile(createRequire(import.meta.url).resolve(SOURCE))
        const key = createHash('sha256')
          .update(source)
          .update(CHARACTERS)
          .update(JSON.stringify(VARIATION_AXES))
          .digest('hex')
        const keyFile = `${TARGET_DIRECTORY}/mona-sans.key`
        if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return
        const cut = await subset(source, CHARACTERS, {
          targetFormat: 'woff2',
          variationAxes: VARIATION_AXES,
        })
        await mkdir(TARGET_DIRECTORY, { recursive: true })
        await writeFile(`${TARGET_DIRECTORY}/mona-sans.woff2`, cut)
        await writeFile(keyFile, key)
        logger.info(`Mona Sans cut from ${source.length} to ${cut.length} bytes`)
      },
    },
  }
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
