import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { temporaryFolder } from '../receiver/startReceiver.ts'
import { testEditing } from './testEditing.ts'

/** Fills a folder with a project of the test content, whose saves are committed. */
export function beginProject(projectDirectory: string) {
  cpSync(inject('begunProject'), projectDirectory, { recursive: true })
  return openCheckout(projectDirectory)
}

/** An editing session on a copy of the test content, in a project whose saves are committed. */
export async function keptEditing() {
  const projectDirectory = temporaryFolder()
  const contentDirectory = join(projectDirectory, 'content')
  const checkout = await beginProject(projectDirectory)
  return {
    ...testEditing(contentDirectory, checkout),
    projectDirectory,
    checkout,
    /** Runs git as a person without the studio. @returns the output. */
    git: (...args: string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Ben Okri', '-c', 'user.email=ben@agency.example', ...args],
        { cwd: projectDirectory, encoding: 'utf8' },
      ).trim(),
  }
}
