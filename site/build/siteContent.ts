import { formatDate } from '../../content-model/dates.ts'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import { isPublished, publishedFrom } from '../../content-model/records.ts'
import { SHOWS_DRAFTS } from './showsDrafts.ts'

let readOnce: Promise<SiteContent> | undefined
import.meta.hot?.on('content:changed', () => {
  readOnce = undefined
})

/** All content, read once; development reads it again, with drafts, after each change. */
export async function siteContent(): Promise<SiteContent> {
  const showsDrafts = import.meta.env.DEV || SHOWS_DRAFTS
  readOnce ??= showsDrafts ? readDraftContent() : readContent()
  return readOnce
}

async function readDraftContent(): Promise<SiteContent> {
  return withMarks(await readContent(undefined, { withDrafts: true }))
}

/** Adds the day of publication to the title of each article that visitors cannot see yet. */
function withMarks(content: SiteContent): SiteContent {
  const posts = content.posts.map((value) => {
    const post = { key: 'posts', value }
    if (isPublished(post)) return value
    const from = publishedFrom(post)
    return { ...value, title: `${value.title} (${from ? `from ${formatDate(from)}` : 'draft'})` }
  })
  return { ...content, posts }
}
