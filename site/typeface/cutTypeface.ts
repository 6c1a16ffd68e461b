import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Typeface } from '../../content-model/schemas/typeface.ts'
import type { FontUse } from './characterSets.ts'
import { type CutFont, cutForHeadings, cutForText, factsOf, TEXT_WEIGHT } from './cutFont.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import type { FontFacts } from './readFont.ts'
import { readFontFile } from './readFontFile.ts'
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
        await rm(TARGET_DIRECTORY, { recursive: true, force: true })
        await mkdir(TARGET_DIRECTORY, { recursive: true })
        const fonts = await cutAll(typeface, sources)
        const faces: CutTypeface['faces'] = []
        for (const [index, { use, font }] of fonts.entries()) {
          for (const { set, characters, woff2 } of font.files) {
            const file = fileName(typeface, use, index, set)
            await writeFile(`${TARGET_DIRECTORY}/${file}`, woff2)
            logger.info(`${file}: ${woff2.length} bytes`)
            faces.push({ file, use, set, characters, weight: font.weight })
          }
        }
        const measured: CutTypeface = { faces, ...standIns(typeface, fonts) }
        await writeFile(`${TARGET_DIRECTORY}/typeface.json`, JSON.stringify(measured))
        await writeFile(keyFile, key)
      },
    },
  }
}

type UsedFont = { use: FontUse; font: CutFont }

/** Every file for running text, and for headings the one whose weight is nearest to theirs. */
async function cutAll(typeface: Typeface, sources: Buffer[]): Promise<UsedFont[]> {
  const facts = await Promise.all(
    sources.map((source, index) =>
      factsOf(source, {}).catch((error: unknown) => {
        throw new Error(
          `content/site/brand.yaml: "typeface.files.${index + 1}" names ${typeface.files[index]}, which is no font that can be cut (${String(error)}). Use woff2, woff, ttf or otf.`,
        )
      }),
    ),
  )
  const texts = await Promise.all(sources.map(cutForText))
  const source = sources[nearestTo(typeface.heading.weight, facts)]
  if (!source) throw new Error('content/site/brand.yaml: "typeface.files" is blank.')
  return [
    ...texts.map((font) => ({ use: 'text', font }) as const),
    { use: 'heading', font: await cutForHeadings(source, typeface.heading) },
  ]
}

function standIns(typeface: Typeface, fonts: UsedFont[]): Pick<CutTypeface, 'text' | 'heading'> {
  const [texts, headings] = (['text', 'heading'] as const).map((wanted) =>
    fonts.filter(({ use }) => use === wanted).map(({ font }) => font.facts),
  ) as [FontFacts[], FontFacts[]]
  const text = texts[nearestTo(TEXT_WEIGHT, texts)]
  const heading = headings[nearestTo(typeface.heading.weight, headings)]
  if (!text || !heading) throw new Error('content/site/brand.yaml: "typeface.files" is blank.')
  return { text: fallbackMetrics(text, 'regular'), heading: fallbackMetrics(heading, 'bold') }
}

/** Index of the font that the browser would take for a weight. */
function nearestTo(weight: number, fonts: FontFacts[]): number {
  const distances = fonts.map(({ axes, weight: own }) => {
    const { min, max } = axes.wght ?? { min: own, max: own }
    return Math.max(min - weight, weight - max, 0)
  })
  return distances.indexOf(Math.min(...distances))
}

function fileName({ family }: Typeface, use: FontUse, index: number, set: string): string {
  const stem = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${stem}-${use}${index === 0 || use === 'heading' ? '' : `-${index + 1}`}-${set}.woff2`
}

async function keyOf(typeface: Typeface, sources: Buffer[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(typeface))
  const code = ['characterSets', 'cutFont', 'cutTypeface', 'fallbackMetrics', 'readFont']
  for (const name of code) hash.update(await readFile(`site/typeface/${name}.ts`))
  for (const source of sources) hash.update(source)
  return hash.digest('hex')
}
