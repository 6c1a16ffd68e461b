import { join } from 'node:path'
import { type Bundle, bundleStudio } from '../../../studio/bundleStudio.ts'

let bundle: Promise<Bundle> | undefined

/** The studio's pages and scripts. All test files in this process share one bundle. */
export function studioBundle(): Promise<Bundle> {
  bundle ??= bundleStudio(join(import.meta.dirname, '../../..'))
  return bundle
}
