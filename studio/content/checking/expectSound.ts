import type { FileChanges } from '../../../content-model/records.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { runJob } from './runJob.ts'

/** @throws RequestError 422 with the faults that the build would find after the changes, in the words of the form. */
export async function expectSound(directory: string, changes: FileChanges): Promise<void> {
  const problems = await runJob('problemsAfter', directory, changes)
  if (problems.length > 0) throw new RequestError(422, problems)
}
