import { join } from 'node:path'
import { type Bundle, bundleStudio } from '../../../studio/bundleStudio.ts'

let bundle: Promise<Bundle> | undefined

/** The studio's pages and scripts. Every file of tests that runs in this process takes the same. */
export function studioBundle(): Promise<Bundle> {
  bundle ??= bundleStudio(join(import.meta.dirname, '../../..'))
  return bundle
}
