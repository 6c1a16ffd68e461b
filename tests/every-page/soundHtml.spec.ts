import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { CONTENTS } from '../support/addresses.ts'
import { IS_LONG_ROUND } from '../support/round.ts'
import { BUILT_DIRECTORY, SITE_NAME } from '../support/sites/site.ts'
import { expect, test } from '../support/visitor.ts'

/** Enough for a site of many pages on a busy machine. */
const TIMEOUT_MS = 180_000

/**
 * Checks the HTML standard, including duplicate ids, and accessibility. Disabled rules:
 * - no-redundant-role: Safari announces restyled lists and tables only if they have an explicit role.
 * - unique-landmark: the navigation and the contents occur twice, but a window shows only one of each.
 * - require-sri: scripts have the same origin as the pages.
 */
const validator = new HtmlValidate({
  root: true,
  // All browsers accept a style element in the body; Astro writes one before the first island of a page.
  elements: ['html5', { style: { flow: true } }],
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: { 'no-redundant-role': 'off', 'unique-landmark': 'off', 'require-sri': 'off' },
})

/** The quick round skips further languages: their pages have the same elements with other words. */
const others = IS_LONG_ROUND ? [] : CONTENTS.slice(1).map(({ language }) => language.path ?? '')
const exclude = ['pagefind', ...others.map((path) => path.slice(1))]

test('every page is valid HTML', { tag: SITE_NAME === 'crowded' ? '@long' : [] }, async () => {
  test.setTimeout(TIMEOUT_MS)
  const faults: string[] = []
  let pages = 0
  for await (const name of glob('**/*.html', { cwd: BUILT_DIRECTORY, exclude })) {
    pages += 1
    const { results } = await validator.validateFile(join(BUILT_DIRECTORY, name))
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${name}: ${ruleId}: ${message} ${selector ?? ''}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(pages, 'pages were read').toBeGreaterThan(30)
})
