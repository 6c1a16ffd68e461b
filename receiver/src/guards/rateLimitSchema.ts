import * as z from 'zod'

const ADVICE = 'Use a whole number from 1 to 10000, or 0 for no limit.'
const MAX_PER_MINUTE = 10_000
/** Several people behind one address send some forms each; nobody writes one every three seconds. */
const DEFAULT_PER_MINUTE = 20

/** Environment variable for how many forms one address may send in a minute. */
export const rateLimitSchema = z
  .string()
  .regex(/^\d{1,5}$/, ADVICE)
  .transform(Number)
  .refine((limit) => limit <= MAX_PER_MINUTE, ADVICE)
  .default(DEFAULT_PER_MINUTE)
