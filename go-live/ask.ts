import { remark, type Terminal } from '../cli/terminal.ts'
import { AnswerError, NO_MAIL, type Question } from './questions.ts'

/**
 * The answer to a question: from its flag, else from the person at the terminal, else the former answer.
 * @param given value of the flag.
 * @param former value in `.env`, which an empty answer keeps.
 * @throws AnswerError if the value of the flag is wrong, or if there is no answer at all.
 */
export async function ask(
  question: Question,
  given: string | undefined,
  former: string | undefined,
  terminal: Pick<Terminal, 'ask' | 'errors'>,
): Promise<string> {
  if (given !== undefined) return question.read(given)
  while (terminal.ask) {
    const answer = await terminal.ask(`${question.words}${former ? ` [${shown(former)}]` : ''}: `)
    if (!answer.trim()) break
    try {
      return question.read(answer)
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      remark(terminal, error.message)
    }
  }
  if (former) return question.read(former)
  throw new AnswerError(`There was no answer. Enter one, or add --${question.name}.`)
}

/** An answer with the password hidden. */
function shown(answer: string): string {
  if (answer === NO_MAIL || !URL.canParse(answer)) return answer
  const url = new URL(answer)
  if (url.password) url.password = '…'
  return decodeURI(url.href)
}
