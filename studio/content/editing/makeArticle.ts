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
 * Makes an article as the editor's form begins one, and a draft. What is yet to be written or chosen is filled, so that
 * the site builds: picture and subject are the newest article's.
 * @param title of which file and address are made; one that is too short or too long is fitted, and says so.
 * @throws ContentError where the content has faults already; RequestError where file, address or title are taken.
 */
export async function makeArticle(contentDirectory: string, title: string): Promise<MadeArticle> {
  const { posts } = await readContent(contentDirectory, { withDrafts: true })
  const [newest] = posts
  const start = await startValue(contentDirectory, 'posts', collections.posts)
  const id = Number(start.value.id)
  // A title in another script makes no name.
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
  // The log is the studio's; whoever has a terminal here writes where they like.
  const history = new History(contentDirectory, async () => {})
  await createRecord(
    { contentDirectory, history, person: LOCAL_OWNER },
    { file, value, body: `\n\n${labels.firstWords}\n` },
  )
  return { file, address, title: fitted }
}
