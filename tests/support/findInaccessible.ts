import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** The minified build: every page gets its own copy, and on a short page that takes longer than the check itself. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = { axe: { run(where: ElementContext, how: RunOptions): Promise<AxeResults> } }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the current page, except for documents in frames.
 * @param part CSS selector of the checked part, by default the whole page.
 * @param options `looksAtColours: false` skips the contrast of text, which takes four fifths of the time.
 * @returns a line for each violation, with the rule and the element.
 */
export async function findInaccessible(
  page: Page,
  part = 'html',
  { looksAtColours = true } = {},
): Promise<string[]> {
  const options: RunOptions = {
    // A list of all passed rules would take half of the time.
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
  // For text in the colour of its background, axe only reports a doubt: it may be hidden on purpose.
  const unseen = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map((node) => ({ id, ...node })),
  )
  return [...found, ...unseen].map(({ id, target }) => `${id}: ${target.join(' ')}`)
}
