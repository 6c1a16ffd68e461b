import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Font } from 'fontkitten'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import type { FontUse } from './characterSets.ts'
import { type CutFont, cutForHeadings, cutForText, TEXT_WEIGHT } from './cutFont.ts'
import { readFont, readFontFile } from './readFont.ts'
import type { CutFamily, CutTypeface } from './typefaceCss.ts'

/** Folder of the cut fonts and their metrics, for the layout. */
const TARGET_DIRECTORY = '.cache/fonts'

/**
 * Cuts and measures the brand's typeface before every build and start of the development site. The result is cached
 * until the files, the settings or the cutting code change.
 * @param written the scripts of the site's languages; fonts of other scripts are skipped.
 */
export function cutTypeface(typeface: Typeface, written: readonly string[]): AstroIntegration {
  return {
    name: 'cut-typeface',
    hooks: {
      'astro:config:setup': async ({ logger }) => {
        const scripts = (typeface.scripts ?? []).filter(({ script }) => written.includes(script))
        const sources = await readFontFiles(typeface.files, 'typeface.files')
        const sourcesOfScripts = await Promise.all(
          scripts.map(({ files }, index) =>
            readFontFiles(files, `typeface.scripts.${index + 1}.files`),
          ),
        )
        const key = await keyOf({ ...typeface, scripts }, [...sources, ...sourcesOfScripts.flat()])
        const keyFile = `${TARGET_DIRECTORY}/typeface.key`
        if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return
        await rm(TARGET_DIRECTORY, { recursive: true, force: true })
        await mkdir(TARGET_DIRECTORY, { recursive: true })
        const write = async ({ faces, ...measured }: CutFaces): Promise<CutFamily> => {
          for (const { file, woff2 } of faces) {
            await writeFile(`${TARGET_DIRECTORY}/${file}`, woff2)
            logger.info(`${file}: ${woff2.length} bytes`)
          }
          return { faces: faces.map(({ woff2: _, ...face }) => face), ...measured }
        }
        const cut: CutTypeface = await write(await cutFaces(typeface, sources))
        cut.scripts = await Promise.all(
          scripts.map(async ({ script, family, files }, index) => {
            const faces = await cutFaces(
              { ...typeface, family, files },
              sourcesOfScripts[index] ?? [],
              script,
            )
            return { script, family, ...(await write(faces)) }
          }),
        )
        await writeFile(`${TARGET_DIRECTORY}/typeface.json`, JSON.stringify(cut))
        await writeFile(keyFile, key)
      },
    },
  }
}

type CutFace = CutFamily['faces'][number] & { woff2: Buffer }
type CutFaces = Omit<CutFamily, 'faces'> & { faces: CutFace[] }

/**
 * Cuts every file for running text, and the file of the nearest weight for headings.
 * @param sources contents of the files that the typeface names.
 * @param script a script other than Latin, if the files are used only for that.
 * @throws if one of the files is not a font.
 */
export async function cutFaces(
  typeface: Typeface,
  sources: Buffer[],
  script?: string,
): Promise<CutFaces> {
  const texts = await Promise.all(
    sources.map((source, index) =>
      cutForText(source, script).catch((error: unknown) => {
        throw new Error(
          `content/site/brand.yaml: "${script ? `typeface.scripts (${script})` : `typeface.files.${index + 1}`}" names ${typeface.files[index]}, which is no font that can be cut (${String(error)}). Use woff2, woff, ttf or otf.`,
        )
      }),
    ),
  )
  const fonts = sources.map(readFont)
  const text = texts[nearestTo(TEXT_WEIGHT, fonts)]
  const source = sources[nearestTo(typeface.heading.weight, fonts)]
  if (!text || !source) throw new Error('content/site/brand.yaml: "typeface.files" is blank.')
  const heading = await cutForHeadings(source, typeface.heading, script)
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

/** Index of the font that a browser would choose for a weight. */
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

function readFontFiles(files: string[], field: string): Promise<Buffer[]> {
  return Promise.all(files.map((file, index) => readFontFile(file, `${field}.${index + 1}`)))
}

async function keyOf(typeface: Typeface, sources: Buffer[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(typeface))
  const code = ['characterSets', 'cutFont', 'cutTypeface', 'headingFit', 'readFont', 'standIns']
  for (const name of code) hash.update(await readFile(`site/typeface/${name}.ts`))
  for (const source of sources) hash.update(source)
  return hash.digest('hex')
}
