import * as z from 'zod'

/** Marks a record that was made up to show the site. `npm run launch-check` lists each until it is replaced. */
export const demoSchema = z
  .boolean()
  .default(false)
  .describe('true while the record is a made-up example; take the line away when it is real.')
