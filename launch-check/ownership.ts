import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDate } from '../content-model/dates.ts'
import { isGroup } from '../content-model/fieldsOf.ts'
import { formatPrice } from '../content-model/prices.ts'
import type { Finding, LaunchInput } from './launchInput.ts'

const BRAND_FILE = 'content/site/brand.yaml'
/** SHA-256 of the shipped film, which shows the made-up agency. */
const SHIPPED_FILM_SHA256 = '97b9d00483f9cec9689ec780a7522be04bf96f48d6b8fd7a2dae16917935a07d'

/** Reports remains of the made-up agency in the brand, except addresses and telephone numbers. */
export function checkBrand({ content: { brand }, root, year }: LaunchInput): Finding[] {
  const findings: Finding[] = []
  if (!/[1-9]/.test(brand.registration)) {
    findings.push({
      level: 'must',
      file: BRAND_FILE,
      field: '"registration"',
      found: brand.registration,
      advice: 'Add the registration number of your company.',
    })
  }
  if (brand.copyright_year < year) {
    findings.push({
      level: 'should',
      file: BRAND_FILE,
      field: '"copyright_year"',
      found: String(brand.copyright_year),
      advice: `The footer shows this year. The current year is ${year}.`,
    })
  }
  const film = brand.intro_video
  if (
    film.type === 'file' &&
    sha256(join(root, 'content/video', film.src)) === SHIPPED_FILM_SHA256
  ) {
    findings.push({
      level: 'must',
      file: BRAND_FILE,
      field: '"intro_video.src"',
      found: `${film.src}, the film that came with the site`,
      advice:
        'It shows the made-up agency. Put your own film in content/video, or enter a hosted one.',
    })
  }
  return findings
}

/** Part of the path that draws the shipped mark in each shipped logo file. */
const SHIPPED_MARK = 'a12.5 12.5 0 0 1 0 25H17z'

/**
 * Reports logos that contain the shipped mark, or whose title, which screen readers announce, lacks the name of the
 * brand.
 */
export function checkLogos({ content: { brand }, root }: LaunchInput): Finding[] {
  return Object.entries(brand.logo).flatMap(([field, file]) => {
    const svg = readFileSync(join(root, 'content/logos', file), 'utf8')
    const found = foreignLogo(svg, brand.name)
    if (!found) return []
    return {
      level: 'must' as const,
      file: `content/logos/${file}`,
      field: `"logo.${field}" of brand.yaml`,
      found,
      advice: `Replace it with your own logo, with the title ${brand.name}.`,
    }
  })
}

function foreignLogo(svg: string, brandName: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1]?.trim()
  if (title && !title.toLowerCase().includes(brandName.toLowerCase())) {
    return `a logo whose title is "${title}"`
  }
  return svg.includes(SHIPPED_MARK) ? 'the mark that came with the site' : undefined
}

/** SHA-256 of the shipped pictures that show the shipped mark. */
const PICTURES_WITH_MARK: Record<string, string> = {
  'hero.webp': 'de5fa2f80bd12c7981454904145f0f3ed855952231af58083849da52e78efc17',
  'hero-mobile.webp': '4dfbe7ae018deecfceecd01d8696983849e7f46980b9433f2527d1310dc4744b',
}

/** Reports shipped pictures that show the shipped mark. */
export function checkPictures({ root }: LaunchInput): Finding[] {
  return Object.entries(PICTURES_WITH_MARK).flatMap(([name, sum]) => {
    const file = `content/pictures/${name}`
    if (!existsSync(join(root, file)) || sha256(join(root, file)) !== sum) return []
    return {
      level: 'must' as const,
      file,
      field: '"hero" of home.yaml',
      found: 'the mark that came with the site',
      advice: `Replace it with your own picture, or with docs/pictures/without-mark/${name}.`,
    }
  })
}

const SUBJECTS: Record<string, string> = {
  claims: 'Check that each figure is true of your agency',
  legal_texts:
    'Have it checked: legal texts by a lawyer, the accessibility statement by a test of your site',
}

/** Reports claims and legal texts that nobody has confirmed, or that changed after the confirmation. */
export function checkConfirmations({ records }: LaunchInput): Finding[] {
  return records.flatMap(({ key, file, value }) => {
    const advice = SUBJECTS[key]
    if (!advice || !isGroup(value)) return []
    const { confirmed_by: by, confirmed_on: on, last_changed: changed } = value
    const finding = { level: 'must' as const, file, field: '"confirmed_by", "confirmed_on"' }
    if (!by || !on) {
      return {
        ...finding,
        found: by || on ? 'one of the two is missing' : 'nobody',
        advice: `${advice}, then add both fields: the person and the day.`,
      }
    }
    if (isNoLater(changed, on)) return []
    return {
      ...finding,
      found: `confirmed on ${on}, changed on ${changed}`,
      advice: `${advice} again, and enter the new day.`,
    }
  })
}

/** Whether a day is missing or not after another day. Files may use either date format. */
function isNoLater(day: unknown, other: unknown): boolean {
  return (parseDate(String(day)) ?? '') <= (parseDate(String(other)) ?? '')
}

/** Reports plans without a price in the other currency, which show the same figure in both currencies. */
export function checkOtherPrices({
  records,
  content: { brand, currencies },
}: LaunchInput): Finding[] {
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'plans' || !isGroup(value) || 'price_other' in value) return []
    const price = String(value.price)
    if (price in currencies.other_by_main) return []
    const shown = (code: string) => formatPrice(price, code, brand.locale)
    return {
      level: 'should' as const,
      file,
      field: '"price"',
      found: `${shown(currencies.main.code)} has no price in ${currencies.other.code}, so it shows as ${shown(currencies.other.code)}`,
      advice: `Add "price_other" to the plan, or a line "${price}:" to "other_by_main" in content/site/currencies.yaml, unless this is intended.`,
    }
  })
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
