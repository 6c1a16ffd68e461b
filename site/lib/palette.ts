import { TEXT_CONTRAST } from '../../content-model/checkPalette.ts'
import {
  contrastRatio,
  isDark,
  mixColours,
  toneOnColour,
  wordsOnColour,
} from '../../content-model/colours.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Project } from '../../content-model/schemas/clients.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'

/**
 * The owner's colours as CSS: one custom property per palette entry, one `[data-swatch]` rule per card colour, and the
 * rules derived from both (decision 0041).
 */
export function paletteCss({
  palette,
  projects,
}: Pick<SiteContent, 'palette' | 'projects'>): string {
  const colours = Object.entries(palette).map(
    ([name, hex]) => `--${name.replaceAll('_', '-')}:${hex}`,
  )
  const fields = [
    ...Object.keys(palette).map((name) => [name, `var(--${name.replaceAll('_', '-')})`]),
    ...projects.map((project) => [projectColourName(project), project.colour]),
  ].map(([name, colour]) => `[data-swatch="${name}"]{--swatch-colour:${colour}}`)
  const swatch = '[data-swatch]{--swatch:var(--swatch-colour)}'
  return [`:root{${colours.join(';')}}`, ...fields, swatch, derivedCss(palette)].join('')
}

/**
 * Rules derived from the colours themselves. Dark words on light pages need the fewest rules, because the stylesheets
 * are written for them.
 */
function derivedCss(palette: Palette): string {
  const { ink, paper, orange } = palette
  const rules = [`:root{--scrim-share:${scrimSharePercent(palette)}%}`]
  if (toneOnColour(palette, orange)) {
    rules.push(`:root{--on-orange:var(--paper);--off-orange:var(--ink)}`)
    rules.push(`[data-tone="orange"]{${PAPER_ROLES}}`)
  }
  for (const name of ['forest', 'night'] as const) {
    if (!toneOnColour(palette, palette[name])) rules.push(`[data-tone="${name}"]{${INK_ROLES}}`)
  }
  if (contrastRatio(orange, ink) < TEXT_CONTRAST) {
    rules.push(':root{--link-hover-on-ink:var(--paper)}')
  }
  if (isDark(paper)) rules.push(DARK_PAGE)
  return rules.join('')
}

/** The roles of site/styles/tokens.css for a named surface whose tone differs from the default. */
const INK_ROLES = roles('ink', 'ink-2', 'paper', {
  quiet: 'mute',
  hover: 'rust',
  bad: 'bad',
  good: 'good',
})
const PAPER_ROLES = roles('paper', 'tile', 'ink', {
  quiet: 'mute-dk',
  hover: 'paper',
  bad: 'bad-dk',
  good: 'good-dk',
})

function roles(
  text: string,
  actionHover: string,
  actionText: string,
  { quiet, hover, bad, good }: Record<'quiet' | 'hover' | 'bad' | 'good', string>,
): string {
  return [
    `--text:var(--${text})`,
    `--text-quiet:var(--${quiet})`,
    `--link-hover:var(--${hover})`,
    `--hairline:color-mix(in srgb,var(--${text}) 20%,transparent)`,
    `--focus:var(--${text})`,
    `--action:var(--${text})`,
    `--action-text:var(--${actionText})`,
    `--action-hover:var(--${actionHover})`,
    `--message-bad:var(--${bad})`,
    `--message-good:var(--${good})`,
  ].join(';')
}

/** Rules for dark pages: dark browser controls, a darker backdrop behind dialogs, and dark print on white. */
const DARK_PAGE =
  ':root{color-scheme:dark;--shade:var(--paper)}@media print{:root,[data-tone]{--text:var(--paper)!important;--text-quiet:var(--mute-dk)!important}}'

/**
 * The share of `ink` that a scrim needs so that `paper` is readable over any picture: the smallest whole percentage
 * that gives the contrast of text over both black and white.
 */
function scrimSharePercent({ ink, paper }: Palette): number {
  const shares = Array.from({ length: 101 }, (_, percent) => percent)
  const holds = (percent: number) =>
    ['#000000', '#ffffff'].every(
      (pixel) => contrastRatio(paper, mixColours(pixel, ink, percent / 100)) >= TEXT_CONTRAST,
    )
  return shares.find(holds) ?? 100
}

/** Swatch name of the colour of a client's site. */
export function projectColourName({ id }: Pick<Project, 'id'>): string {
  return `project-${id}`
}

/** The `data-tone` of a palette's swatch: `dark` if words on it must be light, else undefined. */
export function toneOnSwatch(palette: Palette, swatch: keyof Palette): 'dark' | undefined {
  return toneOnColour(palette, palette[swatch])
}

/** The colour of a page's words: ink, or the more readable colour on a page with another tone. */
export function wordsOnPage(palette: Palette, tone: PageTone | undefined): string {
  const surface = tone && { dark: palette.ink, night: palette.night }[tone]
  return surface ? wordsOnColour(palette, surface) : palette.ink
}

/** The tone of a page that is not light: ink, or the green night of the security pages. */
export type PageTone = 'dark' | 'night'
