import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AstroIntegration } from 'astro'
import type { Typeface } from '../../content-model/schemas/typeface.ts'
import { CHARACTERS, type CutFont, cutFont, TEXT_WEIGHT } from './cutFont.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import type { FontFacts } from './readFont.ts'
import type { CutTypeface } from './typefaceCss.ts'

/** Where the layout finds the cut fonts and what was measured. */
const TARGET_DIRECTORY = '.cache/fonts'

/**
 * Cuts and measures the brand's typeface before every build and dev start. A cut is kept until its files, its
 * settings or the code that cuts change.
 */
export function cutTypeface(typeface: Typeface): AstroIntegration {
  return {
    name: 'cut-typeface',
    hooks: {
      'astro:config:setup': async ({ logger }) => {
        const sources = await Promise.all(typeface.files.map(readFontFile))
        const key = await keyOf(typeface, sources)
        const keyFile = `${TARGET_DIRECTORY}/typeface.key`
        if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return
        const cuts = await Promise.all(
          sources.map((source, index) =>
            cutFont(source, typeface.heading).catch((error: unknown) => {
              const file = typeface.files[index]
              throw new Error(
                `content/site/brand.yaml: "typeface.files.${index + 1}" names ${file}, which is no font that can be cut (${String(error)}). Use woff2, woff, ttf or otf.`,
              )
            }),
          ),
        )
        await rm(TARGET_DIRECTORY, { recursive: true, force: true })
        await mkdir(TARGET_DIRECTORY, { recursive: true })
        for (const [index, { woff2 }] of cuts.entries()) {
          await writeFile(`${TARGET_DIRECTORY}/${fileName(typeface, index)}`, woff2)
          logger.info(
            `${typeface.files[index]}: cut from ${sources[index]?.length} to ${woff2.length} bytes`,
          )
        }
        await writeFile(
          `${TARGET_DIRECTORY}/typeface.json`,
          JSON.stringify(describe(typeface, cuts)),
        )
        await writeFile(keyFile, key)
      },
    },
  }
}

function describe(typeface: Typeface, cuts: CutFont[]): CutTypeface {
  return {
    faces: cuts.map(({ weight, stretch }, index) => ({
      file: fileName(typeface, index),
      weight,
      stretch,
    })),
    text: fallbackMetrics(
      nearestWeight(
        cuts.map(({ text }) => text),
        TEXT_WEIGHT,
      ),
      'regular',
    ),
    heading: fallbackMetrics(
      nearestWeight(
        cuts.map(({ heading }) => heading),
        typeface.heading.weight,
      ),
      'bold',
    ),
  }
}

/** Of several files, the one that the browser would take for a weight. */
function nearestWeight(fonts: FontFacts[], weight: number): FontFacts {
  const [nearest] = fonts.toSorted(
    (one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight),
  )
  if (!nearest) throw new Error('content/site/brand.yaml: "typeface.files" is blank.')
  return nearest
}

function fileName({ family }: Typeface, index: number): string {
  const stem = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${stem}${index === 0 ? '' : `-${index + 1}`}.woff2`
}

async function readFontFile(file: string, index: number): Promise<Buffer> {
  if (!file.startsWith('@')) return readFile(`content/fonts/${file}`)
  try {
    return await readFile(createRequire(import.meta.url).resolve(file))
  } catch {
    throw new Error(
      `content/site/brand.yaml: "typeface.files.${index + 1}" names ${file}, which no installed package holds. Install the package, or put the file into content/fonts.`,
    )
  }
}

async function keyOf(typeface: Typeface, sources: Buffer[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(typeface)).update(CHARACTERS)
  for (const name of ['cutFont.ts', 'cutTypeface.ts', 'fallbackMetrics.ts', 'readFont.ts']) {
    hash.update(await readFile(`site/typeface/${name}`))
  }
  for (const source of sources) hash.update(source)
  return hash.digest('hex')
}
