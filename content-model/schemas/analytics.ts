import * as z from 'zod'
import { group, runTimeText, text, webAddressSchema } from './fields.ts'

const IN_SHORT = 'Sentence for the list at its top, {counting_in_short} there.'
const IN_FULL = 'Sentences for its text, {counting} there.'

/** Whether and by which service visits are counted, and the privacy page's words about it. */
export const analyticsSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe('Whether the site itself counts views of its pages. It sets no cookies.'),
  counter_script: z
    .union([z.literal(''), webAddressSchema], {
      error:
        'Use the whole web address of a script, as https://counter.example/script.js, or leave it blank.',
    })
    .describe(
      "Address of another firm's counting script, which every page then loads; blank for none.",
    ),
  privacy: group('What the privacy page says, by what is switched on.', {
    none: group('Where nothing counts.', { in_short: text(IN_SHORT), text: text(IN_FULL) }),
    own: group('Where the site itself counts.', {
      in_short: text(IN_SHORT),
      text: text(IN_FULL),
    }),
    other: group("Where another firm's counter does; it stands last if both do.", {
      in_short: text(IN_SHORT),
      text: runTimeText('host').describe(
        `${IN_FULL} {host} is the one that its script comes from.`,
      ),
    }),
  }),
})

export type Analytics = z.infer<typeof analyticsSchema>

/** The privacy page's words about analytics. */
export function countingWords({ enabled, counter_script, privacy }: Analytics) {
  const other = counter_script && {
    in_short: privacy.other.in_short,
    text: privacy.other.text.replaceAll('{host}', () => new URL(counter_script).host),
  }
  const said = [enabled && privacy.own, other].filter((words) => typeof words === 'object')
  const words = said.length > 0 ? said : [privacy.none]
  return {
    in_short: words.map(({ in_short }) => in_short).join(' '),
    text: words.map(({ text }) => text).join(' '),
  }
}
