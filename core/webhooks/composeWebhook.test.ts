import { expect, test } from 'vitest'
import { testCopy } from '../../tests/support/receiver/receiverOptions.ts'
import { storedMessage } from '../../tests/support/receiver/submissions.ts'
import { composeWebhook } from './composeWebhook.ts'
import type { WebhookForm } from './webhookOptions.ts'

const wording = { copy: testCopy, fieldLabels: {}, locale: 'en-GB' }
const ATTACK = '<!channel> @everyone <@U024BE7LH> [bill](https://bad.example) **bold** `x` &amp;'
const LONG = '*<&>*\n'.repeat(4_000)

function compose(form: WebhookForm, text: string) {
  const submission = storedMessage({ name: text, subject: text, comments: text })
  return JSON.parse(composeWebhook(form, submission, wording))
}

test('in Slack a visitor’s markup is shown as typed, and notifies nobody', () => {
  const { text, blocks, ...previews } = compose('slack', ATTACK)
  expect(previews).toEqual({ unfurl_links: false, unfurl_media: false })
  expect(text).toContain('&lt;!channel&gt; @everyone &lt;@U024BE7LH&gt;')
  expect(text).toContain('&amp;amp;')
  expect(blocks).toEqual([
    {
      type: 'section',
      text: { type: 'plain_text', text: expect.stringContaining(ATTACK), emoji: false },
    },
  ])
})

test('in Teams a visitor’s markup is shown as typed, line by line', () => {
  const { type, attachments } = compose('teams', `${ATTACK}\n\nSecond line.`)
  const [{ contentType, content }] = attachments
  expect([type, contentType]).toEqual(['message', 'application/vnd.microsoft.card.adaptive'])
  for (const { type: block, inlines } of content.body) {
    expect([block, inlines.length, inlines[0].type]).toEqual(['RichTextBlock', 1, 'TextRun'])
  }
  const lines = content.body.map(({ inlines }: { inlines: { text: string }[] }) => inlines[0]?.text)
  expect(lines).toEqual(expect.arrayContaining([ATTACK, 'Second line.']))
})

test('in Discord a visitor’s markup is shown as typed, and notifies nobody', () => {
  const { content, ...others } = compose('discord', ATTACK)
  expect(others).toEqual({ allowed_mentions: { parse: [] }, flags: 4 })
  const shown = content.replaceAll(/\\([^\w\s])/g, '')
  expect(shown).not.toMatch(/[<>@[\]*`&]/)
  expect(content.replaceAll(/\\([^\w\s])/g, '$1')).toContain(ATTACK)
})

test('no message exceeds the limit of its service', () => {
  const slack = compose('slack', LONG)
  expect(slack.blocks[0].text.text.length).toBeLessThanOrEqual(3_000)
  expect(slack.text.length).toBeLessThanOrEqual(3_000)
  expect(compose('discord', LONG).content.length).toBeLessThanOrEqual(2_000)
  expect(compose('discord', LONG).content).not.toMatch(/[^\\]\\…$/)
  for (const text of ['語\n', '語'.repeat(40), '"\\\n', '\u0001', '😀\n', LONG]) {
    const body = JSON.stringify(compose('teams', text.repeat(20_000 / text.length)))
    expect(Buffer.byteLength(body)).toBeLessThan(21_000)
  }
})

test.for(['slack', 'teams', 'discord'] as const)(
  'in %s a visitor’s text cannot change the writing direction or ring a bell',
  (form) => {
    const body = JSON.stringify(compose(form, 'Invoice\u202egpj.exe\u0007 from\u2066 Leeds'))
    expect(body).toContain('Invoice gpj')
    expect(body).not.toMatch(/[\u202e\u2066]|\\u0007/)
  },
)
