import { join } from 'node:path'
import { checkArticles } from './articles/checkArticles.ts'
import type { SiteContent } from './collections.ts'
import { type ReadOptions, readWith } from './readBuiltContent.ts'

export type { SiteContent } from './collections.ts'

/**
 * Reads and checks the whole content folder, by default `content` in the working directory.
 * @throws ContentError with all faults.
 */
export function readContent(
  contentDirectory = join(process.cwd(), 'content'),
  options: ReadOptions = {},
): Promise<SiteContent> {
  return readWith(checkArticles, contentDirectory, options)
}
