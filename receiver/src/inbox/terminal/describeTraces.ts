import type { Traces } from '../queries/countTraces.ts'
import { countWords } from './countWords.ts'

/** Says how many rows of each table are meant. */
export function describeTraces({ submissions, outbox, recentContent }: Traces): string {
  const parts = [
    countWords(submissions, 'message'),
    `${countWords(outbox, 'mail')} in the outbox`,
    `${countWords(recentContent, 'mark')} that would recognise a repeated message`,
  ]
  return `${parts.join(', ')}.`
}
