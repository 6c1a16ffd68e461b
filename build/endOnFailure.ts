import { ContentError } from '../content-model/validation.ts'
import { FormAddressError } from '../forms/formAddresses.ts'
import { BuildError } from './buildSite.ts'

/** Errors whose messages are for the owner. */
const TOLD = [BuildError, ContentError, FormAddressError]

/**
 * Runs a step. If a content file or a setting is wrong, or Astro's build has failed, the error's message is the last
 * output of the process, which exits with code 1.
 */
export async function endOnFailure(step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!(error instanceof Error) || !TOLD.some((kind) => error instanceof kind)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
