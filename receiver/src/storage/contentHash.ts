import { createHash } from 'node:crypto'
import type { Submission } from './Submission.ts'

/**
 * Says whether two submissions have the same content. The status belongs to it, so that a robot's
 * copy of a message cannot swallow the message itself.
 */
export function contentHash(submission: Submission): string {
  const { form, target, status, email, name, phone, subject, comments, extraFields } = submission
  const content = [form, target, status, email, name, phone, subject, comments, extraFields]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
