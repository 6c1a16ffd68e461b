import type { ImageMetadata } from 'astro'
import { isDark } from '../../content-model/colours.ts'
import { writeDrawing } from '../../content-model/drawings/writeDrawing.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { LogoFile } from '../components/Logo/Logo.tsx'
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

/** The logo that is drawn for a ground of this colour. */
export function logoOn(hex: string): 'on_light' | 'on_dark' {
  return isDark(hex) ? 'on_dark' : 'on_light'
}

/** The agency's logo or mark for one surface, with its file's size. Throws if it is not an SVG of content/logos. */
export function logoFile(brand: Brand, surface: Surface): LogoFile {
  const file = files[`/content/logos/${brand.logo[surface]}`]
  if (!file) throw new Error(`content/logos/${brand.logo[surface]} is no SVG file.`)
  const { src, width, height } = file
  return { src, width, height, 'data-drawn-for': SURFACES[surface] }
}

/**
 * The same, inside the page: a file of its own would compete with the fonts and the picture of the first screen. As a
 * picture it shares neither names nor styles with the page.
 */
export function inlineLogo(brand: Brand, surface: Surface): LogoFile {
  const svg = writeDrawing(drawingIn(brand.logo[surface]))
  // Characters that an attribute may hold stay readable, and so compress well.
  const data = encodeURIComponent(svg).replaceAll(/%(20|2C|2F|3A|3D)/g, decodeURIComponent)
  return { ...logoFile(brand, surface), src: `data:image/svg+xml,${data}` }
}
