import { whenInSight } from './whenInSight.ts'

/**
 * Runs work that needs the page's layout once the browser has made it for its next frame: asking earlier would
 * make it twice, and the visitor would wait for it.
 */
export function afterLayout(work: () => void): void {
  whenInSight(document.documentElement, work)
}
