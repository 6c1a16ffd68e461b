import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

const FILE = 'content/site/brand.yaml'
/** SHA-256 of the film that the site ships, which shows the made-up agency. */
const SHIPPED_FILM_SHA256 = '97b9d00483f9cec9689ec780a7522be04bf96f48d6b8fd7a2dae16917935a07d'

/** What the brand still has of the made-up agency beside its addresses and numbers. */
export function checkBrand({ content: { brand }, root, year }: LaunchInput): Finding[] {
  const findings: Finding[] = []
  if (/\b0{6,}\b/.test(brand.registration)) {
    findings.push({
      level: 'must',
      file: FILE,
      field: '"registration"',
      found: brand.registration,
      advice: 'Put the number of your company in its place.',
    })
  }
  if (brand.copyright_year < year) {
    findings.push({
      level: 'should',
      file: FILE,
      field: '"copyright_year"',
      found: String(brand.copyright_year),
      advice: `The footer names this year. It is ${year}.`,
    })
  }
  const film = brand.intro_video
  if (
    film.type === 'file' &&
    sha256(join(root, 'content/video', film.src)) === SHIPPED_FILM_SHA256
  ) {
    findings.push({
      level: 'must',
      file: FILE,
      field: '"intro_video.src"',
      found: `${film.src}, the film that came with the site`,
      advice:
        'It shows the made-up agency. Put your own film into content/video, or name a hosted one.',
    })
  }
  return findings
}

/** Logos say a name to those who hear a page: it must be the brand's. */
export function checkLogoNames({ content: { brand }, root }: LaunchInput): Finding[] {
  return Object.entries(brand.logo).flatMap(([field, file]) => {
    const svg = readFileSync(join(root, 'content/logos', file), 'utf8')
    const name = /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim()
    if (!name || name.toLowerCase().includes(brand.name.toLowerCase())) return []
    return {
      level: 'must' as const,
      file: `content/logos/${file}`,
      field: `"logo.${field}" of brand.yaml`,
      found: `a logo whose title is "${name}"`,
      advice: `Put your own logo in its place, with the title ${brand.name}.`,
    }
  })
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
