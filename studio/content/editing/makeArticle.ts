import { collections } from '../../../content-model/collections.ts'
import { type Fitted, fitSummary, fitTitle } from '../../../content-model/fitWords.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { LOCAL_OWNER } from '../../kit/person.ts'
import { nameOfRecord } from '../form/recordNames.ts'
import { startValue } from '../formData.ts'
import { labels } from '../labels.ts'
import { createRecord } from './editRecord.ts'
import { History } from './history.ts'

export type MadeArticle = { file: string; address: string; title: Fitted }

/**
 * Creates a draft article with the start values of the editor's form. Its remaining fields are filled so that the site
 * builds: the picture and the category come from the newest article.
 * @param title gives the file and the address. A title that is too short or too long is fitted, with a note.
 * @throws ContentError if the content already has faults; RequestError if the file, address or title is taken.
 */
export async function makeArticle(contentDirectory: string, title: string): Promise<MadeArticle> {
  const { posts } = await readContent(contentDirectory, { withDrafts: true })
  const [newest] = posts
  const start = await startValue(contentDirectory, 'posts', collections.posts)
  const id = Number(start.value.id)
  // A title in a script other than Latin gives no name.
  const name = nameOfRecord({ title }) || `article-${id}`
  const file = `${start.folder}/${name}${start.extension}`
  const address = `/${name}`
  const fitted = fitTitle(title, new Set())
  const value = {
    ...start.value,
    title: fitted.words,
    thumb: newest?.thumb,
    alt: newest?.alt,
    swatch: newest?.swatch,
    link: address,
    summary: fitSummary([], id, new Set()).words,
    category: newest?.category,
    draft: true,
  }
  // Only the studio keeps a log: a person with a terminal could bypass it anyway.
  const history = new History(contentDirectory, async () => {})
  await createRecord(
    { contentDirectory, history, person: LOCAL_OWNER },
    { file, value, body: `\n\n${labels.firstWords}\n` },
  )
  return { file, address, title: fitted }
}
