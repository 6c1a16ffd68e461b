import { parseDate } from '../content-model/dates.ts'
import { isGroup } from '../content-model/fieldsOf.ts'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

const SUBJECTS: Record<string, string> = {
  claims: 'Check that each figure is true of your agency',
  legal_texts:
    'Have it checked: a lawyer for legal texts, a test of your copy for the accessibility statement',
}

/** Claims and legal texts that nobody has confirmed, or that changed after that. */
export function checkConfirmations({ records }: LaunchInput): Finding[] {
  return records.flatMap(({ key, file, value }) => {
    const advice = SUBJECTS[key]
    if (!advice || !isGroup(value)) return []
    const { confirmed_by: by, confirmed_on: on, last_changed: changed } = value
    const finding = { level: 'must' as const, file, field: '"confirmed_by", "confirmed_on"' }
    if (!by || !on) {
      return {
        ...finding,
        found: by || on ? 'one of the two is missing' : 'nobody',
        advice: `${advice}, then add both fields: who did, and on which day.`,
      }
    }
    if (isNoLater(changed, on)) return []
    return {
      ...finding,
      found: `confirmed on ${on}, changed on ${changed}`,
      advice: `${advice} again, and put the new day down.`,
    }
  })
}

/** Whether a day, where there is one, does not come after another. Files may write both in either form. */
function isNoLater(day: unknown, other: unknown): boolean {
  return (parseDate(String(day)) ?? '') <= (parseDate(String(other)) ?? '')
}
