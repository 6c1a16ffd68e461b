import type { ImageMetadata } from 'astro'
import { isDark } from '../../content-model/colours.ts'
import { writeSymbol } from '../../content-model/drawings/writeDrawing.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { InlineLogoProps, LogoFile } from '../components/Logo/Logo.tsx'
import { drawingIn } from './drawings.ts'

const files = import.meta.glob<ImageMetadata>('/content/logos/*.svg', {
  eager: true,
  import: 'default',
})
const SURFACES = {
  on_light: 'light',
  on_dark: 'dark',
  on_orange: 'orange',
  mark_on_light: 'light',
  mark_on_dark: 'dark',
} as const
type Surface = keyof typeof SURFACES

/** The logo drawn for a background of this colour. */
export function logoOn(hex: string): 'on_light' | 'on_dark' {
  return isDark(hex) ? 'on_dark' : 'on_light'
}

/** The agency's logo or mark for one surface, with its file's size. Throws if it is not an SVG of content/logos. */
export function logoFile(brand: Brand, surface: Surface): LogoFile {
  const file = files[`/content/logos/${brand.logo[surface]}`]
  if (!file) throw new Error(`content/logos/${brand.logo[surface]} is not an SVG file.`)
  const { src, width, height } = file
  return { src, width, height, 'data-drawn-for': SURFACES[surface] }
}

/**
 * The logo as an inline SVG symbol. An image, even with a `data:` URL, would be one more request, competing with the
 * fonts and the picture of the first screen.
 */
export function logoSymbol(
  brand: Brand,
  surface: Surface,
): { logo: InlineLogoProps['logo']; symbol: string } {
  const { src: _, ...logo } = logoFile(brand, surface)
  const symbolId = `logo-${surface}`
  return {
    logo: { ...logo, symbolId },
    symbol: writeSymbol(drawingIn(brand.logo[surface]), symbolId),
  }
}
