import { FormAddressError } from '../forms/formAddresses.ts'

/** Runs a step; where a setting is wrong, the process ends with the sentence that says so. */
export async function endOnFailure(step: () => Promise<void>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof FormAddressError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
