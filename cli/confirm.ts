import { InboxError } from './Command.ts'
import type { Terminal } from './terminal.ts'

/**
 * Asks before something that cannot be undone. With `--yes` nobody is asked.
 * @param verb what is to be done, as `erase`.
 * @returns whether to go on.
 * @throws InboxError with `refusal` where nobody can be asked.
 */
export async function confirm(
  terminal: Terminal,
  isSure: boolean,
  verb: string,
  refusal: string,
): Promise<boolean> {
  if (isSure) return true
  if (!terminal.ask) {
    throw new InboxError(
      `${refusal}: there is no terminal to ask at. Add --yes to ${verb} without asking.`,
    )
  }
  const answer = await terminal.ask(`This cannot be undone. Type yes to ${verb}: `)
  return answer.trim().toLowerCase() === 'yes'
}
