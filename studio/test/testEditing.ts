import type { Editing } from '../server/editRecord.ts'
import { History } from '../server/history.ts'

/** Somebody who edits a content, and what the log says of it, a line an entry. */
export function testEditing(contentDirectory: string): Editing & { log: string[] } {
  const log: string[] = []
  const history = new History(contentDirectory, async ({ name }, action, about) => {
    log.push([name, action, about].join(' '))
  })
  return { contentDirectory, history, person: { id: 'wim', name: 'Wim', role: 'owner' }, log }
}
