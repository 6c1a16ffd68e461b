import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { CONTENTS } from '../support/addresses.ts'
import { IS_LONG_ROUND } from '../support/round.ts'
import { BUILT_DIRECTORY, SITE_NAME } from '../support/sites/site.ts'
import { expect, test } from '../support/visitor.ts'

/** A site may have many pages, and a machine other work. */
const TIMEOUT_MS = 180_000

/**
 * Errors by the HTML standard, duplicate ids included, and barriers to people. Switched off:
 * - no-redundant-role: Safari announces lists and tables without their usual look only by their role.
 * - unique-landmark: the navigation and the contents occur twice, of which a window shows one.
 * - require-sri: scripts come from the site's own address, with its pages.
 */
const validator = new HtmlValidate({
  root: true,
  // A style may stand in the body, as all browsers allow: Astro writes one before the first island of a page.
  elements: ['html5', { style: { flow: true } }],
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: { 'no-redundant-role': 'off', 'unique-landmark': 'off', 'require-sri': 'off' },
})

/** Pages of further languages have the same elements, with other words. */
const others = IS_LONG_ROUND ? [] : CONTENTS.slice(1).map(({ language }) => language.path ?? '')
const exclude = ['pagefind', ...others.map((path) => path.slice(1))]

test('no page breaks a rule of HTML', { tag: SITE_NAME === 'crowded' ? '@long' : [] }, async () => {
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
