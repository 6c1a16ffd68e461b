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

/** File of the published replies, below the content folder. */
const COMMENTS_FILE = collections.comments.path

/**
 * Adds a reply to the comments of its article. Call it within `history.inTurn`: the reply gets the next free number of
 * the file.
 * @returns the new comment.
 * @throws RequestError if the message is not a reply or was added before, ContentError if the content has errors;
 * nothing is written then.
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

/** @returns the address of the article to which a message replies; undefined if it is not a reply. */
export async function repliedArticle(
  { subject }: Pick<SubmissionsTable, 'subject'>,
  contentDirectory: string,
): Promise<string | undefined> {
  return findArticle(subject, await readBuiltContent(contentDirectory))?.link
}

type Listed = Pick<SiteContent['comments'][number], 'id' | 'article' | 'name' | 'comment'>

/** Finds the article by the subject that its form sets for replies. */
function findArticle(subject: string | null, { forms, posts }: SiteContent) {
  return posts.find(({ title }) => forms.reply.subject.replace('{title}', () => title) === subject)
}

/** @throws RequestError if the message is not a reply. */
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

/** A visitor's text for a content file, without braces, which would stand for a variable of the site. */
function asContent(words: string): string {
  return visibleLine(words.trim()).replaceAll('{', '(').replaceAll('}', ')')
}
