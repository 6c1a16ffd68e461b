import { readContent, type SiteContent } from '../../content-model/readContent.ts'

let readOnce: Promise<SiteContent> | undefined

/** All content, read once in a build; in development with its drafts, afresh for each request, so that a saved file shows. */
export function siteContent(): Promise<SiteContent> {
  if (import.meta.env.DEV) return readContent(undefined, { withDrafts: true })
  readOnce ??= readContent()
  return readOnce
}
