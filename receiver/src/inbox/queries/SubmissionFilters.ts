import type { FormName, MailState, SubmissionStatus } from '../../storage/schema.ts'

/** Which submissions are meant; what is left out does not matter. */
export type SubmissionFilters = {
  form?: FormName
  statuses?: readonly SubmissionStatus[]
  mail?: MailState
  /** First and last moment, both included. */
  since?: Date
  until?: Date
  email?: string
  /** Leaves out what was sent from this address. */
  otherThanEmail?: string
  /** Words that must all stand somewhere in the submission. */
  words?: readonly string[]
}
