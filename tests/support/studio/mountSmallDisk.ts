import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/**
 * Mounts a small disk at a folder until the test ends.
 * @returns whether the machine allows this, which needs Linux and root.
 */
export function mountSmallDisk(folder: string, sizeBytes: number): boolean {
  mkdirSync(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', folder]
  try {
    execFileSync('mount', options, { stdio: 'pipe' })
  } catch {
    return false
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
  })
  return true
}
