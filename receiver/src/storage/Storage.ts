import type { Submission } from './Submission.ts'
import type { SaveResult } from './saveSubmissions.ts'

/** Where submissions are kept. */
export type Storage = {
  /**
   * Keeps a submission; resolves after the commit is on disk.
   * @throws StorageUnavailableError when it cannot be kept now; nothing is kept then.
   */
  save(submission: Submission, receivedAt: Date): Promise<SaveResult>
  /**
   * Asks the database whether it answers.
   * @throws StorageUnavailableError when it does not, within a few seconds.
   */
  check(): Promise<void>
  close(): Promise<void>
}

/** Nothing can be kept at the moment. Its cause is for the log. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}
