import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { temporaryFolder } from '../receiver/startReceiver.ts'
import { testEditing } from './testEditing.ts'

/** Somebody who edits a copy of the tests' content, in a project whose saves are kept. */
export async function keptEditing() {
  const projectDirectory = temporaryFolder()
  const contentDirectory = join(projectDirectory, 'content')
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  const checkout = await openCheckout(projectDirectory)
  return {
    ...testEditing(contentDirectory, checkout),
    projectDirectory,
    checkout,
    /** Runs git as a person beside the studio. @returns what it says. */
    git: (...args: string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Ben Okri', '-c', 'user.email=ben@agency.example', ...args],
        { cwd: projectDirectory, encoding: 'utf8' },
      ).trim(),
  }
}
