import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** Handed to each page anew, which takes longer than its run on a short page: so the short form. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = { axe: { run(where: ElementContext, how: RunOptions): Promise<AxeResults> } }

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
  const options: RunOptions = {
    // A list of all that is well would take half of the time.
    resultTypes: ['violations', 'incomplete'],
    rules: { 'color-contrast': { enabled: looksAtColours } },
    runOnly: RULES,
  }
  await page.evaluate(AXE)
  const { violations, incomplete } = await page.evaluate(
    ([where, how]) =>
      (window as unknown as WithAxe).axe.run({ include: [where], exclude: ['iframe'] }, how),
    [part, options] as const,
  )
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
  // Words in the colour of their ground: axe is in doubt whether somebody meant to hide them.
  const unseen = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map((node) => ({ id, ...node })),
  )
  return [...found, ...unseen].map(({ id, target }) => `${id}: ${target.join(' ')}`)
}
