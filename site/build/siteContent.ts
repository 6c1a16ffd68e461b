import { isOwnPage } from '../../content-model/collections.ts'
import { writeDate } from '../../content-model/dates.ts'
import { readContent, type SiteContent } from '../../content-model/readContent.ts'
import { isPublished, publishedFrom } from '../../content-model/records.ts'
import { SHOWS_DRAFTS } from './showsDrafts.ts'

let readOnce: Promise<SiteContent> | undefined
import.meta.hot?.on('content:changed', () => {
  readOnce = undefined
})

/**
 * All content in the language of a path, mostly the original language. Read once; development reads it again, with
 * drafts, after each change.
 */
export async function siteContent(path = '/'): Promise<SiteContent> {
  const [original, ...translations] = await siteContents()
  const address = { path: path.replace(/\.html$/, '') }
  return translations.find((content) => isOwnPage(content, address)) ?? original
}

/** The content in each language, the original first. */
export async function siteContents(): Promise<[SiteContent, ...SiteContent[]]> {
  const showsDrafts = import.meta.env.DEV || SHOWS_DRAFTS
  readOnce ??= showsDrafts ? readDraftContent() : readContent()
  const original = await readOnce
  return [original, ...original.translations]
}

/** Paths of a route that begins with [...language]: one for each language. */
export async function pathsOfLanguages() {
  const contents = await siteContents()
  return contents.map(({ language }) => ({ params: { language: language.path?.slice(1) } }))
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
    return { ...value, title: `${value.title} (${from ? `from ${writeDate(from)}` : 'draft'})` }
  })
  return { ...content, posts, translations: content.translations.map(withMarks) }
}
