import { glob, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { faultSentence } from '../content-model/faultSentence.ts'
import { readContent } from '../content-model/readContent.ts'
import { ContentError } from '../content-model/validation.ts'
import { turnColour } from '../workshop/turnColour.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run turn-hues -- DEGREES
Rotates every hue of content/pictures and of content/site/palette.yaml by the same angle, so that pictures still match
the colours behind them. 150 makes orange sea-green. Sites of the portfolio keep their colours.
It changes the files: commit first, and use git to undo the change.
`
const PALETTE = 'content/site/palette.yaml'
const WEBP_QUALITY = 90
/** Message colours keep their hue: red means a fault and green means success for every brand. */
const MESSAGES = /^(?:bad|good)/

const { positionals } = readArguments(HELP, { allowPositionals: true })
const degrees = Number(positionals[0])
if (!Number.isInteger(degrees) || degrees < 1 || degrees > 359) {
  stop('DEGREES must be a whole number from 1 to 359.', HELP)
}

await turnPalette()
for await (const path of glob('content/pictures/*.webp')) {
  const turned = await sharp(await readFile(path))
    .modulate({ hue: degrees })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
  await writeFile(path, turned)
  process.stdout.write(`${path}\n`)
}
await readContent().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error
  process.stdout.write(
    `\nColours to change by hand:\n${error.faults.map((fault) => faultSentence(fault)).join('\n')}\n`,
  )
})

async function turnPalette(): Promise<void> {
  const lines = (await readFile(PALETTE, 'utf8')).split('\n')
  const turned = lines.map(async (line) => {
    const [, name = '', colour] = /^(\w+): '(#[0-9a-f]{6})'/.exec(line) ?? []
    if (!colour || MESSAGES.test(name)) return line
    return line.replace(colour, await turnColour(colour, degrees))
  })
  await writeFile(PALETTE, (await Promise.all(turned)).join('\n'))
}
