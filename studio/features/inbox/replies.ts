import { parse } from 'yaml'
import { collections, type SiteContent } from '../../../content-model/collections.ts'
import { onOneLine } from '../../../content-model/controlCharacters.ts'
import { writeDate } from '../../../content-model/dates.ts'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { SWATCHES } from '../../../content-model/schemas/palette.ts'
import type { SubmissionsTable } from '../../../core/submissions/tables.ts'
import { visibleLine } from '../../../server/text.ts'
import { expectSound } from '../../content/checking/expectSound.ts'
import { readStored } from '../../content/contentFiles.ts'
import type { Editing } from '../../content/editing/editRecord.ts'
import { patchYaml } from '../../content/yaml/patchYaml.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { labels } from './labels.ts'

/** Where replies stand, below the content folder. */
const COMMENTS_FILE = collections.comments.path

/**
 * Writes a reply below its article into the content. It has to be done in the history's turn: the number is the next
 * free one of the file.
 * @returns what was written.
 * @throws RequestError if the message is no reply or stands there already; ContentError if the content has faults.
 * Otherwise nothing is written.
 */
export async function addReply(
  message: SubmissionsTable,
  { contentDirectory, history, person }: Editing,
) {
  const article = findArticle(message.subject, await readBuiltContent(contentDirectory))?.link
  const text = (await readStored(contentDirectory, COMMENTS_FILE)) ?? ''
  const list = (onOneLine(parse(text)) ?? []) as Listed[]
  const reply = asComment(message, article, list)
  const twin = list.find(
    ({ article, name, comment }) =>
      article === reply.article && name === reply.name && comment === reply.comment,
  )
  if (twin) throw new RequestError(409, labels.errors.replyStands(twin.id))
  const changes = new Map([[COMMENTS_FILE, patchYaml(text, [...list, reply])]])
  await expectSound(contentDirectory, changes)
  await history.write(changes, person, labels.log.approved)
  return reply
}

/** The article that a message is a reply to, by its address; undefined where it is none. */
export async function repliedArticle(
  { subject }: Pick<SubmissionsTable, 'subject'>,
  contentDirectory: string,
): Promise<string | undefined> {
  return findArticle(subject, await readBuiltContent(contentDirectory))?.link
}

type Listed = Pick<SiteContent['comments'][number], 'id' | 'article' | 'name' | 'comment'>

/** Finds the article by the subject that its form gives a reply. */
function findArticle(subject: string | null, { forms, posts }: SiteContent) {
  return posts.find(({ title }) => forms.reply.subject.replace('{title}', () => title) === subject)
}

/** @throws RequestError if the message is no reply. */
function asComment(
  { name, comments, received_at }: SubmissionsTable,
  article: string | undefined,
  list: readonly Listed[],
) {
  if (article === undefined || name === null || comments === null) {
    throw new RequestError(409, labels.errors.noReply)
  }
  const id = Math.max(0, ...list.map((one) => one.id)) + 1
  return {
    id,
    name: asContent(name),
    article,
    swatch: SWATCHES[id % SWATCHES.length],
    date: writeDate(received_at.slice(0, 10)),
    comment: asContent(comments),
  }
}

/** Words of a visitor in a content file: in braces they would stand for a variable of the site's. */
function asContent(words: string): string {
  return visibleLine(words.trim()).replaceAll('{', '(').replaceAll('}', ')')
}
