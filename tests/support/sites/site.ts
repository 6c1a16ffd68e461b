import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The sites that browser tests visit. `test` is built from the tests' own content and shows behaviour; the others
 * keep the rules for any content: `own` is the owner's, `edited` the owner's after a day of edits, `bare`
 * and `crowded` are the test content with next to nothing and with too much.
 */
const NAMES = ['test', 'own', 'edited', 'bare', 'crowded'] as const

export type SiteName = (typeof NAMES)[number]

function chosenName(): SiteName {
  const chosen = process.env.TEST_SITE || 'test'
  const name = NAMES.find((known) => known === chosen)
  if (!name) throw new Error(`TEST_SITE is "${chosen}". Use one of ${NAMES.join(', ')}.`)
  return name
}

/** The site under test, by TEST_SITE: tests are named after its addresses, so it is one for a whole run. */
export const SITE_NAME = chosenName()

/** The project of the site under test: this one, or a copy with other content. */
export const PROJECT_DIRECTORY = SITE_NAME === 'own' ? ROOT : join(ROOT, '.cache/sites', SITE_NAME)

export const CONTENT_DIRECTORY = join(PROJECT_DIRECTORY, 'content')

/** The finished pages of the site under test. */
export const BUILT_DIRECTORY = join(PROJECT_DIRECTORY, 'dist')
