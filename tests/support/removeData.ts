import { rm } from 'node:fs/promises'

/** Removes the data that the tests' receiver stored. Playwright calls the default export at the end of the run. */
export default async function removeData(): Promise<void> {
  const directory = process.env.TEST_DATA_DIRECTORY
  if (directory) await rm(directory, { recursive: true, force: true })
}
