export type FormName = 'newsletter' | 'contact'
export type SubmissionStatus = 'new' | 'spam'

/** A submission as it lies in the database. */
export type SubmissionsTable = {
  id: string
  form: FormName
  /** The newsletter's form id, or the mailbox that the message is for. */
  target: string
  status: SubmissionStatus
  email: string
  name: string | null
  phone: string | null
  subject: string | null
  comments: string | null
  /** JSON list of [name, value] pairs: a list keeps repeated names, and `__proto__` is just text. */
  extra_fields: string
  /** ISO 8601, UTC, milliseconds: sorts as text on every database. */
  received_at: string
}

/** When a content was last taken in: what comes again within the window is the same submission. */
export type RecentContentTable = {
  content_hash: string
  submission_id: string
  seen_at: string
}

export type ReceiverDatabase = {
  submissions: SubmissionsTable
  recent_content: RecentContentTable
}
