import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The sites that browser tests visit. `test` is built from the test content and serves tests of behaviour. The others
 * serve rules for any content: `own` has the owner's content, `edited` the owner's content after a day of edits, and
 * `bare` and `crowded` the test content with hardly anything and with too much.
 */
const NAMES = ['test', 'own', 'edited', 'bare', 'crowded'] as const

export type SiteName = (typeof NAMES)[number]

function chosenName(): SiteName {
  const chosen = process.env.TEST_SITE || 'test'
  const name = NAMES.find((known) => known === chosen)
  if (!name) throw new Error(`TEST_SITE is "${chosen}". Use one of ${NAMES.join(', ')}.`)
  return name
}

/** The site under test, from TEST_SITE. Test names contain its addresses, so a run has only one site. */
export const SITE_NAME = chosenName()

/** The project of the site under test: this project, or a copy with other content. */
export const PROJECT_DIRECTORY = SITE_NAME === 'own' ? ROOT : join(ROOT, '.cache/sites', SITE_NAME)

export const CONTENT_DIRECTORY = join(PROJECT_DIRECTORY, 'content')

/** The finished pages of the site under test. */
export const BUILT_DIRECTORY = join(PROJECT_DIRECTORY, 'dist')
