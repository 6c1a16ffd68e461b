import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TEST_CONTENT } from './testContent.ts'

/**
 * A copy of the tests' content for one test, in which files may be changed. Copied at once: Node's asynchronous copy of
 * so many small files takes eight times as long.
 * @returns its folder.
 */
export function copyContent(): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  cpSync(TEST_CONTENT, directory, { recursive: true })
  return directory
}
