import type { FormName, SubmissionStatus } from './schema.ts'

/** What a visitor sent, checked and ready to be kept. */
export type Submission = {
  form: FormName
  target: string
  status: SubmissionStatus
  email: string
  name: string | null
  phone: string | null
  subject: string | null
  comments: string | null
  extraFields: [name: string, value: string][]
}
