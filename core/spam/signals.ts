import * as z from 'zod'

/** Points from which a message counts as spam. Every message is stored, whatever its points. */
export const SPAM_POINTS = 5

/**
 * Signals for spam, or against it, with their points and their reason in the owner's words. Only the hidden field and
 * many phrases of offers suffice on their own: a person may have no JavaScript, send fast, write in another script or
 * paste many links.
 */
export const SPAM_SIGNALS = {
  honeypot: { points: 5, reason: 'the hidden field is filled in' },

  'no-token': { points: 2, reason: 'sent by a program, or without JavaScript' },
  'forged-token': { points: 3, reason: 'its token is forged' },
  'old-token': { points: 2, reason: 'sent more than a day after the form was started' },
  'early-token': { points: 2, reason: 'sent within two seconds' },
  'used-token': { points: 2, reason: 'its token was sent before' },

  link: { points: 1, reason: 'a link' },
  links: { points: 2, reason: 'links to several sites' },
  'many-links': { points: 3, reason: 'links to many sites' },
  'link-markup': { points: 4, reason: 'links in forum markup' },
  'short-link': { points: 2, reason: 'a link that hides its target' },
  'only-link': { points: 2, reason: 'hardly any text besides a link' },
  'link-in-name': { points: 3, reason: 'a link in the name' },

  'offer-phrase': { points: 2, reason: 'a phrase of bulk offers' },
  'offer-phrases': { points: 4, reason: 'phrases of bulk offers' },
  'offer-text': { points: 5, reason: 'many phrases of bulk offers' },

  'random-text': { points: 4, reason: 'random letters' },
  'random-name': { points: 2, reason: 'a name or subject of random letters' },
  'same-fields': { points: 2, reason: 'the same text in several fields' },
  capitals: { points: 1, reason: 'mostly capitals' },
  'other-script': { points: 1, reason: 'mostly in a script other than the site’s' },
  'mixed-scripts': { points: 4, reason: 'look-alike letters of another script within words' },

  'repeated-text': { points: 2, reason: 'the same text was sent before' },
  'bulk-text': { points: 4, reason: 'the same text was sent several times' },
  'many-messages': { points: 2, reason: 'several messages from this address within an hour' },
  'message-flood': {
    points: 4,
    reason: 'a very large number of messages from this address within an hour',
  },

  'spam-words': { points: 2, reason: 'words from messages that you marked as spam' },
  'wanted-words': { points: -2, reason: 'words from messages that you kept' },
} as const satisfies Record<string, { points: number; reason: string }>

export type SpamSignalName = keyof typeof SPAM_SIGNALS

/** A signal of a message, with the words in which it was seen, or a blank. */
export type SpamSignal = readonly [name: SpamSignalName, detail: string]

/** The sum of the points of all signals. */
export function spamPoints(signals: readonly SpamSignal[]): number {
  return signals.reduce((sum, [name]) => sum + SPAM_SIGNALS[name].points, 0)
}

export function isSpam(signals: readonly SpamSignal[]): boolean {
  return spamPoints(signals) >= SPAM_POINTS
}

const signalNames = Object.keys(SPAM_SIGNALS) as SpamSignalName[]
const signalSchema = z.tuple([z.enum(signalNames), z.string()])

/** Parses the column `spam_signals`. Signals that this version does not know are skipped. */
export function readSignals(stored: string): SpamSignal[] {
  const list = z.array(z.unknown()).parse(JSON.parse(stored))
  return list.flatMap((one) => {
    const { data } = signalSchema.safeParse(one)
    return data ? [data] : []
  })
}

/** A signal in the owner's words: its reason, and the words in which it was seen. */
export function describeSignal([name, detail]: SpamSignal): string {
  const { reason } = SPAM_SIGNALS[name]
  return detail === '' ? reason : `${reason}: ${detail}`
}
