import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { temporaryParent } from '../receiver/temporaryParent.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a project of the tests' content with its first commit. */
    begunProject: string
  }
}

/** Begins one project for a whole run of unit tests: a copy of it takes less than the git that begins another. */
export default async function shareBegunProject({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(temporaryParent, 'begun-project-'))
  cpSync(TEST_CONTENT, join(folder, 'content'), { recursive: true })
  await openCheckout(folder)
  // By itself git starts another process after each commit, to see whether there is something to tidy up.
  execFileSync('git', ['config', 'maintenance.auto', 'false'], { cwd: folder })
  provide('begunProject', folder)
  return () => rmSync(folder, { recursive: true })
}
