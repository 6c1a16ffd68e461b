import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * axe's findings on the current page, but for documents in frames: a line each, with the rule and the element.
 * @param part CSS selector of what is looked at, by default the whole page.
 * @param options `looksAtColours: false`: the contrast of words is left out, which takes four fifths of the time.
 */
export async function findInaccessible(
  page: Page,
  part = 'html',
  { looksAtColours = true } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({
      // A list of all that is well would take half of the time.
      resultTypes: ['violations', 'incomplete'],
      rules: { 'color-contrast': { enabled: looksAtColours } },
    })
    .withTags(RULES)
    .include(part)
    .exclude('iframe')
    // Without frames axe need not open a page of its own for its report.
    .setLegacyMode()
  const { violations, incomplete } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
  // Words in the colour of their ground: axe is in doubt whether somebody meant to hide them.
  const unseen = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map((node) => ({ id, ...node })),
  )
  return [...found, ...unseen].map(({ id, target }) => `${id}: ${target.join(' ')}`)
}
