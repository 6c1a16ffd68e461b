import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { collections, type SiteContent } from '../../../content-model/collections.ts'
import { formatDate } from '../../../content-model/dates.ts'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { SWATCHES } from '../../../content-model/schemas/palette.ts'
import type { SubmissionsTable } from '../storage/schema.ts'
import { InboxError } from './Command.ts'
import { terminalLine } from './text.ts'

/** Where replies stand, below the content folder. */
export const COMMENTS_FILE = collections.comments.path
const LINE_WIDTH = 100

/** What is to be read once a reply stands there. */
export function describeAdded({ id, name, article }: Awaited<ReturnType<typeof addReply>>): string {
  return `${terminalLine(name)}’s reply stands in content/${COMMENTS_FILE} as number ${id}, below ${article}.`
}

/**
 * Writes a reply below its article into the content.
 * @throws InboxError where the message is no reply, or stands there already; ContentError where the content has faults,
 * before the reply or with it. Nothing is written then.
 */
export async function addReply(message: SubmissionsTable, contentDirectory: string) {
  const content = await readBuiltContent(contentDirectory)
  const post = articleOf(message, content)
  const path = join(contentDirectory, COMMENTS_FILE)
  const text = await readFile(path, 'utf8')
  const list: Listed[] = parse(text) ?? []
  const reply = asComment(message, post.link, list)
  const twin = list.find(
    ({ article, name, comment }) =>
      article === reply.article && name === reply.name && comment === reply.comment,
  )
  if (twin) {
    throw new InboxError(`This reply is in content/${COMMENTS_FILE} already, as number ${twin.id}.`)
  }
  const changed = addToList(text, list.length, reply)
  // Refused in words, before anything is written, where the build would refuse it.
  await readBuiltContent(contentDirectory, { changes: new Map([[COMMENTS_FILE, changed]]) })
  await writeFile(path, changed)
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

/** @throws InboxError where the message is no reply. */
function articleOf({ id, subject }: SubmissionsTable, content: SiteContent) {
  const post = findArticle(subject, content)
  if (post) return post
  throw new InboxError(
    `The message ${id} is no reply to an article that is published: its subject is ${JSON.stringify(terminalLine(subject ?? ''))}.`,
  )
}

function asComment(
  { id: messageId, name, comments, received_at }: SubmissionsTable,
  article: string,
  list: readonly Listed[],
) {
  if (name === null || comments === null) {
    throw new InboxError(`The message ${messageId} has no name or no words.`)
  }
  const id = Math.max(0, ...list.map((one) => one.id)) + 1
  return {
    id,
    name: asContent(name),
    article,
    swatch: SWATCHES[id % SWATCHES.length],
    date: formatDate(received_at.slice(0, 10)),
    comment: asContent(comments),
  }
}

/** Words of a visitor in a content file: in braces they would stand for a variable of the site's. */
function asContent(words: string): string {
  return terminalLine(words.trim()).replaceAll('{', '(').replaceAll('}', ')')
}

/** Adds a record at the end of a YAML list, and leaves all else as it was written. */
function addToList(text: string, length: number, record: object): string {
  const kept = length === 0 ? text.replace(/\[\s*\]\s*$/, '') : text
  return `${kept.trimEnd()}\n${stringify([record], { lineWidth: LINE_WIDTH })}`.trimStart()
}
