import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** axe's findings on the current page: a line each, with the rule and the element. */
export async function findInaccessible(page: Page): Promise<string[]> {
  // There is only one frame, so axe need not open a page of its own for its report.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
