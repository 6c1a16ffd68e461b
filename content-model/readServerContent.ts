import type { CollectedContent, SiteContent } from './collections.ts'
import { readBuiltContent } from './readBuiltContent.ts'

/** What a server says to visitors and sends to its owner, and what those words are made of. */
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

/** The same in all of its languages. */
export type ServerContent = ServerWords & { translations: ServerWords[] }

/**
 * Reads what the server of a built site needs, whatever else of the content is half written. Links of other languages
 * still lead to the original's pages: those of their own are not read.
 * @throws ContentError that lists every fault found in it.
 */
export function readServerContent(contentDirectory: string): Promise<ServerContent> {
  return readBuiltContent(contentDirectory, { keys: KEYS })
}
