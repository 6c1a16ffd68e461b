import { FORM_NAMES, MAIL_STATES, SUBMISSION_STATUSES } from '../../storage/schema.ts'
import type { CommandArguments, CommandOption } from '../Command.ts'
import type { SubmissionFilters } from '../queries/SubmissionFilters.ts'
import { parseChoice } from './parseChoice.ts'
import { parseTime } from './parseTime.ts'

/** The options that choose messages, for every command that has them. */
export const FILTER_OPTIONS: Readonly<Record<string, CommandOption>> = {
  form: { value: FORM_NAMES.join('|'), help: 'what one form sent' },
  status: {
    value: SUBMISSION_STATUSES.join('|'),
    help: 'messages of this status; several with commas between them',
  },
  mail: { value: MAIL_STATES.join('|'), help: 'messages whose mail to you is in this state' },
  since: { value: 'DATE', help: 'received on this day or later: 2026-11-21, or 7d for seven days' },
  until: { value: 'DATE', help: 'received on this day or earlier' },
  email: { value: 'ADDRESS', help: 'sent from this address' },
  search: { value: 'WORDS', help: 'every one of these words stands somewhere in the message' },
}

/** Reads them. @throws UsageError for a value that is none. */
export function readFilters({ values }: CommandArguments, now: Date): SubmissionFilters {
  const filters: SubmissionFilters = {}
  for (const [option, value] of values) {
    if (option === 'form') filters.form = parseChoice(option, value, FORM_NAMES)
    if (option === 'mail') filters.mail = parseChoice(option, value, MAIL_STATES)
    if (option === 'since') filters.since = parseTime(option, value, 'start', now)
    if (option === 'until') filters.until = parseTime(option, value, 'end', now)
    if (option === 'email') filters.email = value.trim()
    if (option === 'search') filters.words = value.split(/\s+/).filter(Boolean)
    if (option === 'status') {
      const names = value.split(',').map((name) => name.trim())
      filters.statuses = names.map((name) => parseChoice(option, name, SUBMISSION_STATUSES))
    }
  }
  return filters
}
