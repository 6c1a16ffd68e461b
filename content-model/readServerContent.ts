import type { CollectedContent, SiteContent } from './collections.ts'
import { readBuiltContent } from './readBuiltContent.ts'

/** Records with the words that the server sends to visitors and owners, and records that these words refer to. */
const KEYS = [
  'brand',
  'palette',
  'replies',
  'forms',
  'analytics',
  'pages.home',
  'claims',
  'languages',
]

/** The part of a site's content that its server needs, in one language. */
export type ServerWords = Pick<
  CollectedContent,
  'brand' | 'palette' | 'replies' | 'forms' | 'analytics'
> & {
  pages: Pick<CollectedContent['pages'], 'home'>
} & Pick<SiteContent, 'language'>

/** The part of a site's content that its server needs, in all languages. */
export type ServerContent = ServerWords & { translations: ServerWords[] }

/**
 * Reads the content that the server of a built site needs. Faults in other content do not matter. Links in translations
 * still lead to the original pages, because translated pages are not read.
 * @throws ContentError with all faults in this part.
 */
export function readServerContent(contentDirectory: string): Promise<ServerContent> {
  return readBuiltContent(contentDirectory, { keys: KEYS })
}
