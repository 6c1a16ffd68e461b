import { whenInSight } from './whenInSight.ts'

/**
 * Runs work that needs the page's layout after the browser has computed it for the next frame. Reading the layout
 * earlier would compute it twice and delay the page.
 */
export function afterLayout(work: () => void): void {
  whenInSight(document.documentElement, work)
}
