import type { Page } from '../../content-model/schemas/page.ts'

/** Whether a page stands at an address, by its own or by a second spelling. */
export function answersAt(page: Pick<Page, 'path' | 'also'>, path: string): boolean {
  return page.path === path || page.also.includes(path)
}
