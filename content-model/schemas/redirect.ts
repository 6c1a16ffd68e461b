import * as z from 'zod'

/** Servers look long names up in tables whose rows all have the room of the longest one. */
const MAX_PATH_LENGTH = 500

const FROM_ADVICE =
  'Use the path of an old address, as /2019/our-team: it starts with one slash and has no ?, # or dots for folders.'
const TO_ADVICE =
  'Use an address of this site, as /about or /about#team, or a whole web address, as https://www.example.com/page.'

/** What a browser asks for: other spellings it would tidy up, or take for another host's address. */
function isAskedFor(path: string): boolean {
  if (!/^\/(?!\/)[^?#\\]*$/.test(path) || !path.isWellFormed()) return false
  try {
    const decoded = decodeURIComponent(path)
    return !/\p{Cc}|\/\/|\/\.{1,2}(?:\/|$)/u.test(decoded)
  } catch {
    return false
  }
}

/** Where an address leads that the site had once. */
export const redirectSchema = z.strictObject({
  from: z
    .string({ error: FROM_ADVICE })
    .trim()
    .max(MAX_PATH_LENGTH)
    .refine(isAskedFor, { error: FROM_ADVICE })
    .describe(
      'Path of the old address, as /2019/our-team; capitals and a slash at its end do not matter.',
    ),
  to: z
    .string({ error: TO_ADVICE })
    .trim()
    .regex(/^(?:\/(?!\/)[^\s?#\\]*(?:#[^\s#]+)?|https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?)$/, {
      error: TO_ADVICE,
    })
    .refine((address) => address.isWellFormed() && URL.canParse(address, 'https://a.example'), {
      error: TO_ADVICE,
    })
    .describe('Where it leads: an address of this site, as /about#team, or a whole web address.'),
  permanent: z
    .boolean()
    .default(true)
    .describe('false where the old address comes back one day; left out, it does not.'),
})
