import { asciiEmail } from '../../forms/asciiDomain.ts'
import { DELIVERY_STATES } from '../outbox/tables.ts'
import type { SubmissionFilters } from './selectSubmissions.ts'
import { FORM_NAMES, SUBMISSION_STATUSES } from './tables.ts'
import { parseChoice, parseDay, parseTime, WrongValueError } from './values.ts'

/** The options that filter messages, as the terminal and the studio's URLs name them. */
export const FILTER_NAMES = [
  'form',
  'status',
  'mail',
  'webhook',
  'since',
  'until',
  'email',
  'assigned',
  'due',
  'search',
] as const

/**
 * Parses message filters. Other option names are ignored.
 * @throws WrongValueError
 */
export function readFilters(values: ReadonlyMap<string, string>, now: Date): SubmissionFilters {
  const filters: SubmissionFilters = {}
  for (const [name, value] of values) {
    if (name === 'form') filters.form = parseChoice(name, value, FORM_NAMES)
    if (name === 'webhook') filters.webhook = parseChoice(name, value, DELIVERY_STATES)
    if (name === 'mail') filters.mail = parseChoice(name, value, DELIVERY_STATES)
    if (name === 'since') filters.since = parseTime(name, value, 'start', now)
    if (name === 'until') filters.until = parseTime(name, value, 'end', now)
    if (name === 'email') filters.email = asciiEmail(value.trim())
    if (name === 'assigned') filters.assignedTo = value.trim()
    if (name === 'due') filters.dueBy = parseDay(name, value)
    if (name === 'search') filters.words = parseWords(name, value)
    if (name === 'status') {
      const statuses = value.split(',').map((one) => one.trim())
      filters.statuses = statuses.map((one) => parseChoice(name, one, SUBMISSION_STATUSES))
    }
  }
  return filters
}

/** Each word is a condition of its own, and databases limit their number. */
const MAX_WORDS = 50

function parseWords(name: string, value: string): string[] {
  const words = value.split(/\s+/).filter(Boolean)
  if (words.length <= MAX_WORDS) return words
  throw new WrongValueError(name, value, {
    kind: 'words',
    count: words.length,
    maximum: MAX_WORDS,
  })
}
