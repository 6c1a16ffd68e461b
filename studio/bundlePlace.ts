import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that may end up in the bundle, and the lockfile for the versions of packages. */
const SOURCES =
  '{{content-model,core,forms,server,site,studio}/**/*.{ts,tsx,css},package-lock.json}'

/** The folder in which a studio keeps its bundle for the next start; each version of the code has its own. */
export function bundlePlace(projectDirectory: string): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: projectDirectory }).toSorted()) {
    hash.update(path).update(readFileSync(join(projectDirectory, path)))
  }
  return join(projectDirectory, '.cache/studio-bundle', hash.digest('hex').slice(0, 16))
}
