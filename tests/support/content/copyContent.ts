import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TEST_CONTENT } from './testContent.ts'

/**
 * Copies the test content for one test, which may change files. The copy is synchronous, because Node's asynchronous
 * copy of many small files takes eight times as long.
 * @returns the folder of the copy.
 */
export function copyContent(): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  cpSync(TEST_CONTENT, directory, { recursive: true })
  return directory
}
