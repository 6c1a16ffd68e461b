import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUILD_CODE } from '../../../build/publish/buildRelease.ts'

/** Files besides the content that the build, the editor, the development site and unit tests of content need. */
const CODE = [
  ...BUILD_CODE,
  'cli',
  'commands',
  'docs/palettes',
  'launch-check',
  'receiver',
  'studio',
  'tests/content',
  'tests/content-model',
  'tests/support',
  'vitest.config.ts',
  // Imported by vitest.config.ts.
  ...['workshop/browserArguments.ts', 'workshop/findBrowser.ts'],
]
const ROOT = join(import.meta.dirname, '../../..')

/**
 * Turns a folder into a copy of the project with the same packages and with this content. An earlier build in the
 * folder stays, and is repeated only after a change.
 */
export async function copyProject(directory: string, contentDirectory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const part of [...CODE, 'content', 'node_modules']) {
    await rm(join(directory, part), { recursive: true, force: true })
  }
  // One call copies a whole folder: a call for each of two thousand files would take seven times as long.
  for (const part of CODE) cpSync(join(ROOT, part), join(directory, part), { recursive: true })
  cpSync(contentDirectory, join(directory, 'content'), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'), 'junction')
}

/** Builds a copy as `npm run build` does. @throws with the output of the build. */
export async function buildProject(directory: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['commands/build.ts'], {
    cwd: directory,
    env: { ...process.env, NEWSLETTER_URL: '', CONTACT_URL: '' },
  })
}
