import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { temporaryParent } from '../receiver/temporaryParent.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a project with the test content and a first commit. */
    begunProject: string
  }
}

/** Creates one project for a whole run of unit tests, since a copy takes less time than initialising git again. */
export default async function shareBegunProject({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(temporaryParent, 'begun-project-'))
  cpSync(TEST_CONTENT, join(folder, 'content'), { recursive: true })
  await openCheckout(folder)
  // By default git starts another process for maintenance after each commit.
  execFileSync('git', ['config', 'maintenance.auto', 'false'], { cwd: folder })
  provide('begunProject', folder)
  return () => rmSync(folder, { recursive: true })
}
