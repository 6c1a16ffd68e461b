import type { Editing } from '../../../studio/content/editing/editRecord.ts'
import { History } from '../../../studio/content/editing/history.ts'
import type { GitCheckout } from '../../../studio/content/git/gitCheckout.ts'

/**
 * An editing session on a content folder, with its log, one line per entry.
 * @param checkout commits the saves; a save that it cannot commit fails.
 */
export function testEditing(
  contentDirectory: string,
  checkout?: GitCheckout,
): Editing & { log: string[] } {
  const log: string[] = []
  const audit = async ({ name }: { name: string }, action: string, about?: string) => {
    log.push([name, action, about].join(' '))
  }
  const onFailure = (error: unknown) => {
    throw error
  }
  const history = new History(contentDirectory, audit, checkout && { checkout, onFailure })
  return { contentDirectory, history, person: { id: 'wim', name: 'Wim', role: 'owner' }, log }
}
