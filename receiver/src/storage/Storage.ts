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
   * Proves that a submission could be kept, by a commit that waits for the disk.
   * @throws StorageUnavailableError when it could not, within a few seconds.
   */
  check(): Promise<void>
  close(): Promise<void>
}

/** Nothing can be kept at the moment. The storage has told the owner why. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}
