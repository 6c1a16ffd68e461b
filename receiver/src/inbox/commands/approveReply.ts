import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { collections, type SiteContent } from '../../../../content-model/collections.ts'
import { formatDate } from '../../../../content-model/dates.ts'
import { readBuiltContent } from '../../../../content-model/readBuiltContent.ts'
import { SWATCHES } from '../../../../content-model/schemas/palette.ts'
import type { SubmissionsTable } from '../../storage/schema.ts'
import { type Command, InboxError } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { selectById } from '../submissions.ts'
import { print } from '../terminal.ts'
import { terminalLine } from '../text.ts'

const FILE = collections.comments.path
const LINE_WIDTH = 100

export const approveReply: Command = {
  name: 'approve',
  summary: 'let a reply stand below its article, with name and day',
  operands: 'ID',
  operandCount: [1, 1],
  options: {},
  notes: [
    `Adds it to content/${FILE}, where you can shorten it or take it out again. The address is not written there.`,
    'Visitors see it when the site is built again.',
  ],
  examples: ['approve 3f9c02ab'],
  prepare({ operands: [given = ''] }, terminal) {
    const shortId = checkShortId(given)
    return async ({ database, project: { contentDirectory } }) => {
      const message = await selectById(database, await findByShortId(database, shortId))
      const content = await readBuiltContent(contentDirectory)
      const post = articleOf(message, content)
      const path = join(contentDirectory, FILE)
      const text = await readFile(path, 'utf8')
      const list: Listed[] = parse(text) ?? []
      const reply = asComment(message, post.link, list)
      const twin = list.find(
        ({ article, name, comment }) =>
          article === reply.article && name === reply.name && comment === reply.comment,
      )
      if (twin)
        throw new InboxError(`This reply is in content/${FILE} already, as number ${twin.id}.`)
      const changed = addToList(text, list.length, reply)
      // Refused in words, before anything is written, where the build would refuse it.
      await readBuiltContent(contentDirectory, { changes: new Map([[FILE, changed]]) })
      await writeFile(path, changed)
      const author = terminalLine(reply.name)
      print(
        terminal,
        `${author}’s reply stands in content/${FILE} as number ${reply.id}, below ${post.link}. Build the site again: npm run build.\n`,
      )
    }
  },
}

type Listed = Pick<SiteContent['comments'][number], 'id' | 'article' | 'name' | 'comment'>

/** Finds the article by the subject that its form gives a reply. @throws InboxError where it is no reply. */
function articleOf({ id, subject }: SubmissionsTable, { forms, posts }: SiteContent) {
  const post = posts.find(
    ({ title }) => forms.reply.subject.replace('{title}', () => title) === subject,
  )
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
