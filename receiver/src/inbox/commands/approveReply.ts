import type { Command } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { selectById } from '../submissions.ts'
import { print } from '../terminal.ts'

export const approveReply: Command = {
  name: 'approve',
  summary: 'let a reply stand below its article, with name and day',
  operands: 'ID',
  operandCount: [1, 1],
  options: {},
  notes: [
    'Adds it to content/comments.yaml, where you can shorten it or take it out again. The address is not written there.',
    'Visitors see it when the site is built again.',
  ],
  examples: ['approve 3f9c02ab'],
  prepare({ operands: [given = ''] }, terminal) {
    const shortId = checkShortId(given)
    return async ({ database, project: { contentDirectory } }) => {
      const message = await selectById(database, await findByShortId(database, shortId))
      // All schemas of the content come with it, and take longer to load than most commands to run.
      const { addReply, describeAdded } = await import('../replies.ts')
      const added = describeAdded(await addReply(message, contentDirectory))
      print(terminal, `${added} Build the site again: npm run build.\n`)
    }
  },
}
