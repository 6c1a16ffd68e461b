import * as z from 'zod'

/** Alternative text of a picture. */
export const altSchema = z
  .string()
  .describe('What the picture shows, for people who do not see it; blank if it only decorates.')
