import type { Brand } from '../../content-model/schemas/brand.ts'

/** The whole address of a page or file of this site. The home page ends in a slash, nothing else does. */
export function pageUrl({ url }: Pick<Brand, 'url'>, path: string): string {
  return new URL(path, url).href
}
