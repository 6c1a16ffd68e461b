import * as z from 'zod'
import { decodePath } from '../decodePath.ts'

/** nginx stores addresses in a table whose rows are all as long as the longest address. */
const MAX_FROM_LENGTH = 500

const FROM_ADVICE =
  'Use the path of an old address, such as /2019/our-team, without ? and #, and with single slashes.'
const TO_ADVICE =
  'Use an address of this site, such as /about or /about#team, or a full web address, such as https://www.example.com/page.'

const OWN_PATH = /^\/[^?#\\]*$/
const OWN_TARGET = /^\/[^\s?#\\]*(?:#[^\s#]+)?$/
const WEB_TARGET = /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/
/** Matches paths that browsers never request in this form, because they normalise them or read a host name. */
const UNTIDY = /\p{Cc}|\/\/|\/\.{1,2}(?:\/|$)/u

/** Whether a browser could request this path. */
function isTidy(path: string): boolean {
  return path.isWellFormed() && !UNTIDY.test(decodePath(path))
}

function isTarget(address: string): boolean {
  if (WEB_TARGET.test(address)) return URL.canParse(address)
  return OWN_TARGET.test(address) && isTidy(address)
}

/** A redirect from an old address of the site. */
export const redirectSchema = z.strictObject({
  from: z
    .string({ error: FROM_ADVICE })
    .trim()
    .max(MAX_FROM_LENGTH)
    .refine((path) => OWN_PATH.test(path) && isTidy(path), { error: FROM_ADVICE })
    .describe(
      'Path of the old address, such as /2019/our-team; case and a trailing slash do not matter.',
    ),
  to: z
    .string({ error: TO_ADVICE })
    .trim()
    .refine(isTarget, { error: TO_ADVICE })
    .describe('New address: an address of this site, such as /about#team, or a full web address.'),
  permanent: z.boolean().default(true).describe('No if the old address will be used again.'),
})

export type Redirect = z.infer<typeof redirectSchema>
