import type { Palette } from './schemas/palette.ts'

/**
 * Contrast of two colours from 1 to 21, as WCAG 2.2 defines it
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @param one colour as #rrggbb.
 * @param other colour as #rrggbb.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes a share, from 0 to 1, of another colour into a colour, as `color-mix(in srgb, …)` does. */
export function mixColours(hex: string, added: string, share: number): string {
  const others = channelsOf(added)
  const mixed = channelsOf(hex).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/**
 * Whether a colour is dark: white reads better on it than black.
 * @param hex colour as #rrggbb.
 */
export function isDark(hex: string): boolean {
  return contrastRatio('#ffffff', hex) > contrastRatio('#000000', hex)
}

/**
 * The tone of a surface: `dark` if paper has more contrast on its colour than ink, else undefined.
 * @param hex colour as #rrggbb.
 */
export function toneOnColour(
  { ink, paper }: Pick<Palette, 'ink' | 'paper'>,
  hex: string,
): 'dark' | undefined {
  return contrastRatio(paper, hex) > contrastRatio(ink, hex) ? 'dark' : undefined
}

/** The text colour for a surface: ink or paper, whichever has more contrast. */
export function wordsOnColour(palette: Pick<Palette, 'ink' | 'paper'>, hex: string): string {
  return toneOnColour(palette, hex) ? palette.paper : palette.ink
}
