import type { ContentRecord } from './ContentRecord.ts'

/** Refuses a site without an article: its blog, its feed and its search would be empty pages. Other lists may be empty. */
export function checkPresence(records: ContentRecord[]): string[] {
  if (records.some(({ key }) => key === 'posts')) return []
  return ['content/posts holds no article. Keep one at least: blog, feed and search show it.']
}
