import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TEST_CONTENT } from './testContent.ts'

/** A copy of the tests' content for one test, whose files may be changed. @returns its folder. */
export async function copyContent(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await cp(TEST_CONTENT, directory, { recursive: true })
  return directory
}
