import type { ImageMetadata } from 'astro'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { LogoFile } from '../components/Logo/Logo.tsx'

const files = import.meta.glob<ImageMetadata>('/content/logos/*.svg', {
  eager: true,
  import: 'default',
})

/** The agency's logo or its mark for one ground, with the size that its file states. Throws where it is no SVG of content/logos. */
export function logoFile(
  brand: Brand,
  ground: 'on_light' | 'on_dark' | 'on_orange' | 'mark_on_light' | 'mark_on_dark',
): LogoFile {
  const file = files[`/content/logos/${brand.logo[ground]}`]
  if (!file) throw new Error(`content/logos/${brand.logo[ground]} is no SVG file.`)
  return { src: file.src, width: file.width, height: file.height }
}
