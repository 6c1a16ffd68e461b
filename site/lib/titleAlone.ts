import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Page } from '../../content-model/schemas/page.ts'

/** A page's title without the agency's name behind it, for places that show the name anyway. */
export function titleAlone({ title }: Pick<Page, 'title'>, { name }: Pick<Brand, 'name'>): string {
  return title.replace(` | ${name}`, '')
}
