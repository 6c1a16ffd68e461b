import { cp, mkdtemp, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files that the build of the site reads. */
const PARTS = [
  'content',
  'content-model',
  'forms',
  'site',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]

/**
 * Copies the project with the same installed packages, so that a benchmark may change the content.
 * @param parts files and folders to copy.
 * @returns the folder of the copy, which the caller removes.
 */
export async function copyProject(parts: readonly string[] = PARTS): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'bench-')))
  for (const part of parts) await cp(part, join(directory, part), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(directory, 'node_modules'))
  return directory
}
