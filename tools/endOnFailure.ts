import { ContentError } from '../content-model/validation.ts'
import { FormAddressError } from '../forms/formAddresses.ts'

/**
 * Runs a step; where a content file or a setting is wrong, the process ends with the sentences that say so, and
 * with nothing after them.
 */
export async function endOnFailure(step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof FormAddressError || error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
