import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type { SpamSignal } from '../../../core/spam/signals.ts'
import { textSignals } from '../../../core/spam/textSignals.ts'
import type { Submission } from '../../../core/submissions/tables.ts'
import { exampleMessage } from '../../support/receiver/submissions.ts'

/** The signals of a message's token. */
const TOKEN_SIGNALS = {
  good: [],
  none: [['no-token', '']],
  early: [['early-token', '']],
  old: [['old-token', '']],
  used: [['used-token', '']],
} as const satisfies Record<string, readonly SpamSignal[]>

export type Token = keyof typeof TOKEN_SIGNALS

const messagesSchema = z.array(
  z.strictObject({
    from: z.string().regex(/^.* <\S+@\S+>$/u),
    subject: z.string(),
    text: z.string(),
    token: z.enum(Object.keys(TOKEN_SIGNALS) as Token[]).optional(),
  }),
)

export type MessageKind = 'wanted' | 'spam'

const FILES = {
  wanted: { file: 'wanted.yaml', token: 'good' },
  spam: { file: 'spam.yaml', token: 'none' },
} as const satisfies Record<MessageKind, { file: string; token: Token }>

/**
 * Reads the messages that measure the spam filter, as the receiver has them before it compares them with stored
 * messages.
 * @param everyToken the token state of all messages, in place of the states in the file.
 */
export function readMessages(kind: MessageKind, everyToken?: Token): Submission[] {
  const { file, token: usualToken } = FILES[kind]
  const path = join(import.meta.dirname, 'messages', file)
  return messagesSchema.parse(parse(readFileSync(path, 'utf8'))).map((message) => {
    const [, name = '', email = ''] = /^(.*) <(\S+)>$/u.exec(message.from) ?? []
    const content = { name, email, subject: message.subject, comments: message.text.trim() }
    const token = everyToken ?? message.token ?? usualToken
    return {
      ...exampleMessage,
      ...content,
      signals: [...TOKEN_SIGNALS[token], ...textSignals(content, 'en-GB')],
    }
  })
}
