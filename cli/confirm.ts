import { InboxError } from './Command.ts'
import type { Terminal } from './terminal.ts'

/**
 * Asks for confirmation before an erasure, which cannot be undone.
 * @param isConfirmed whether `--yes` was given, which skips the question.
 * @returns whether to continue.
 * @throws InboxError if there is no terminal to ask at.
 */
export async function confirm(terminal: Terminal, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true
  if (!terminal.ask) {
    throw new InboxError(
      'Nothing was erased, because there is no terminal for a confirmation. Add --yes to erase without asking.',
    )
  }
  const answer = await terminal.ask('This cannot be undone. Type yes to erase: ')
  return answer.trim().toLowerCase() === 'yes'
}
