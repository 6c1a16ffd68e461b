import type { Page } from '../../content-model/schemas/page.ts'

/** Whether a page stands at an address, by its own or by an alias. */
export function answersAt(page: Pick<Page, 'path' | 'aliases'>, path: string): boolean {
  return page.path === path || page.aliases.includes(path)
}
