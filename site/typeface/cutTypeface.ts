import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Font } from 'fontkitten'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import type { FontUse } from './characterSets.ts'
import { type CutFont, cutForHeadings, cutForText, TEXT_WEIGHT } from './cutFont.ts'
import { readFont, readFontFile } from './readFont.ts'
import type { CutTypeface } from './typefaceCss.ts'

/** Folder of the cut fonts and their measures, for the layout. */
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
        const { faces, ...measured } = await cutFaces(typeface, sources)
        for (const { file, woff2 } of faces) {
          await writeFile(`${TARGET_DIRECTORY}/${file}`, woff2)
          logger.info(`${file}: ${woff2.length} bytes`)
        }
        const cut: CutTypeface = { faces: faces.map(({ woff2: _, ...face }) => face), ...measured }
        await writeFile(`${TARGET_DIRECTORY}/typeface.json`, JSON.stringify(cut))
        await writeFile(keyFile, key)
      },
    },
  }
}

type CutFace = CutTypeface['faces'][number] & { woff2: Buffer }

/**
 * Every file for running text, and for headings the one of the nearest weight.
 * @param sources the files that the typeface names.
 * @throws if one of them is not a font.
 */
export async function cutFaces(
  typeface: Typeface,
  sources: Buffer[],
): Promise<Omit<CutTypeface, 'faces'> & { faces: CutFace[] }> {
  const texts = await Promise.all(
    sources.map((source, index) =>
      cutForText(source).catch((error: unknown) => {
        throw new Error(
          `content/site/brand.yaml: "typeface.files.${index + 1}" names ${typeface.files[index]}, which is no font that can be cut (${String(error)}). Use woff2, woff, ttf or otf.`,
        )
      }),
    ),
  )
  const fonts = sources.map(readFont)
  const text = texts[nearestTo(TEXT_WEIGHT, fonts)]
  const source = sources[nearestTo(typeface.heading.weight, fonts)]
  if (!text || !source) throw new Error('content/site/brand.yaml: "typeface.files" is blank.')
  const heading = await cutForHeadings(source, typeface.heading)
  const faces = [
    ...texts.flatMap((font, index) => facesOf(typeface, 'text', font, index)),
    ...facesOf(typeface, 'heading', heading, 0),
  ]
  return { faces, metrics: { text: text.metrics, heading: heading.metrics }, fit: heading.fit }
}

function facesOf(typeface: Typeface, use: FontUse, font: CutFont, index: number): CutFace[] {
  return font.files.map(({ set, characters, woff2 }) => {
    const file = fileName(typeface, use, index, set)
    return { file, use, set, characters, weight: font.weight, woff2 }
  })
}

/** Index of the font that the browser would choose for a weight. */
function nearestTo(weight: number, fonts: Font[]): number {
  const distances = fonts.map(({ variationAxes, 'OS/2': { usWeightClass } }) => {
    const { min, max } = variationAxes.wght ?? { min: usWeightClass, max: usWeightClass }
    return Math.max(min - weight, weight - max, 0)
  })
  return distances.indexOf(Math.min(...distances))
}

function fileName({ family }: Typeface, use: FontUse, index: number, set: string): string {
  const stem = family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${stem}-${use}${index === 0 ? '' : `-${index + 1}`}-${set}.woff2`
}

async function keyOf(typeface: Typeface, sources: Buffer[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(typeface))
  const code = ['characterSets', 'cutFont', 'cutTypeface', 'headingFit', 'readFont']
  for (const name of code) hash.update(await readFile(`site/typeface/${name}.ts`))
  for (const source of sources) hash.update(source)
  return hash.digest('hex')
}
