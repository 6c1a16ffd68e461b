import { toneOnColour } from '../../content-model/colours.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Project } from '../../content-model/schemas/clients.ts'
import type { Palette } from '../../content-model/schemas/palette.ts'

/**
 * The owner's colours as CSS: one custom property a palette entry, one `[data-swatch]` rule a card colour.
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
  ].map(([name, colour]) => `[data-swatch="${name}"]{--swatch:${colour}}`)
  return [`:root{${colours.join(';')}}`, ...fields].join('')
}

/** Name of a client site's own colour, beside those of the palette. */
export function projectColourName({ id }: Pick<Project, 'id'>): string {
  return `project-${id}`
}

/** The tone of what stands on a swatch of the palette: `data-tone` for it, or undefined on light ones. */
export function toneOnSwatch(palette: Palette, swatch: keyof Palette): 'dark' | undefined {
  return toneOnColour(palette, palette[swatch])
}

/** The surface of a page that is not light: ink, or the green night of the security pages. */
export type PageTone = 'dark' | 'night'
