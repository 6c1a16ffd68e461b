import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds on a page as it stands: a line each, with the rule and where. */
export async function findInaccessible(page: Page): Promise<string[]> {
  // One frame is all there is, so axe need not open a page of its own for its report.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
