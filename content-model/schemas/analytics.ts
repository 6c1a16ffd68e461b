import * as z from 'zod'
import { group, runTimeText, text, webAddressSchema } from './fields.ts'

const IN_SHORT = 'Sentence for the list at the top of the page, where {counting_in_short} is.'
const IN_FULL = 'Sentences for the text of the page, where {counting} is.'

/** Whether and by which service visits are counted, and the privacy page's words about it. */
export const analyticsSchema = z.strictObject({
  enabled: z.boolean().describe('Whether the site itself counts page views. It sets no cookies.'),
  counter_script: z
    .union([z.literal(''), webAddressSchema], {
      error:
        'Use the full web address of a script, such as https://counter.example/script.js, or leave it blank.',
    })
    .describe(
      "Address of another company's analytics script, which every page then loads; blank if there is none.",
    ),
  privacy: group('Text on the privacy page about analytics, for each setting.', {
    none: group('If nothing counts visits.', { in_short: text(IN_SHORT), text: text(IN_FULL) }),
    own: group('If the site itself counts visits.', {
      in_short: text(IN_SHORT),
      text: text(IN_FULL),
    }),
    other: group('If another company counts visits; added after the other text if both do.', {
      in_short: text(IN_SHORT),
      text: runTimeText('host').describe(`${IN_FULL} {host} is the host of its script.`),
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
