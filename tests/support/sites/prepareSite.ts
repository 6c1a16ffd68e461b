import { join } from 'node:path'
import { TEST_CONTENT } from '../content/testContent.ts'
import { changeRecord } from './changeRecord.ts'
import { edit } from './edit.ts'
import { makeBare } from './makeBare.ts'
import { makeCrowded } from './makeCrowded.ts'
import { buildProject, copyProject } from './projectCopy.ts'
import { CONTENT_DIRECTORY, PROJECT_DIRECTORY, SITE_NAME, type SiteName } from './site.ts'

const OWN_CONTENT = join(import.meta.dirname, '../../../content')

/** The source and the changes of each copy. */
const COPIES: Record<
  Exclude<SiteName, 'own'>,
  { from: string; change?: (contentDirectory: string) => Promise<void> }
> = {
  test: { from: TEST_CONTENT, change: switchOnCounting },
  bare: { from: TEST_CONTENT, change: makeBare },
  crowded: { from: TEST_CONTENT, change: makeCrowded },
  edited: { from: OWN_CONTENT, change: edit },
}

/** Switches analytics on. Automated browsers are not counted all the same. */
function switchOnCounting(contentDirectory: string): Promise<void> {
  return changeRecord(join(contentDirectory, 'site/analytics.yaml'), (analytics) =>
    analytics.set('enabled', true),
  )
}

/** Builds the site under test, unless it was built from the same files. @throws with the output of the build. */
export async function prepareSite(): Promise<void> {
  if (SITE_NAME !== 'own') {
    const { from, change } = COPIES[SITE_NAME]
    await copyProject(PROJECT_DIRECTORY, from)
    await change?.(CONTENT_DIRECTORY)
  }
  await buildProject(PROJECT_DIRECTORY)
}
