import { readExtraFields } from '../queries/readExtraFields.ts'
import type { FoundSubmission } from '../queries/selectSubmissions.ts'

/** Turns submissions into the pieces of one JSON list, a submission a line. */
export async function* createJsonPieces(
  rows: AsyncIterable<FoundSubmission>,
): AsyncGenerator<string> {
  let isEmpty = true
  for await (const row of rows) {
    yield `${isEmpty ? '[' : ','}\n${JSON.stringify(jsonRecord(row))}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}

function jsonRecord(row: FoundSubmission) {
  const { mail_state, mail_attempts, mail_next_attempt_at, mail_last_error, mail_sent_at, ...own } =
    row
  const mail = mail_state && {
    state: mail_state,
    attempts: mail_attempts,
    next_attempt_at: mail_next_attempt_at,
    last_error: mail_last_error,
    sent_at: mail_sent_at,
  }
  const extraFields = readExtraFields(row).map(([name, value]) => ({ name, value }))
  return { ...own, extra_fields: extraFields, mail }
}
