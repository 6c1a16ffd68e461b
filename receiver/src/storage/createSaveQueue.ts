import type { ReceivedSubmission, SaveResult } from './saveSubmissions.ts'

/** Enough that a rush shares its commits; few enough that one commit does not stop the pages. */
const MAX_BATCH = 100

type Waiting = ReceivedSubmission & {
  resolve: (result: SaveResult) => void
  reject: (error: unknown) => void
}

/**
 * Lets submissions that arrive together share one commit: the wait for the disk is most of the cost,
 * and is the same for one and for a hundred. Only one batch is under way, so a locked database is
 * asked by one only; PostgreSQL was no faster with two or three at once.
 * @param saveBatch keeps a batch and resolves after its commit, or rejects and keeps none of it.
 */
export function createSaveQueue(
  saveBatch: (batch: ReceivedSubmission[]) => Promise<SaveResult[]>,
): (received: ReceivedSubmission) => Promise<SaveResult> {
  const line: Waiting[] = []
  let isSaving = false

  async function saveLine(): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, MAX_BATCH)
      try {
        const results = await saveBatch(batch)
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        // Those in line would wait as long for the same answer, and the last of them for minutes.
        for (const { reject } of [...batch, ...line.splice(0)]) reject(error)
      }
    }
    isSaving = false
  }

  return (received) =>
    new Promise((resolve, reject) => {
      line.push({ ...received, resolve, reject })
      if (isSaving) return
      isSaving = true
      // After this turn of the event loop: what other connections have sent by then comes along.
      setImmediate(saveLine)
    })
}
