import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { DOMAIN, MAILBOX, SMTP } from './questions.ts'

/** A person at a terminal who gives these answers. */
function person(...answers: string[]) {
  const asked: string[] = []
  const said: string[] = []
  const write = (words: Buffer, _: unknown, done: () => void) => {
    said.push(String(words))
    done()
  }
  const answer = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  return { asked, said, ask: answer, errors: new Writable({ write }) }
}

test.each([
  ['agency.example', 'agency.example'],
  ['https://Agency.example/', 'agency.example'],
  ['müller.example', 'xn--mller-kva.example'],
])('the name %s is read as %s', (typed, name) => {
  expect(DOMAIN.read(typed)).toBe(name)
})

test.each(['agency', '203.0.113.5', 'agency.example:8080', 'agency.example/shop', '-a.example'])(
  '%s is rejected as the name of a site',
  (typed) => {
    expect(() => DOMAIN.read(typed)).toThrow(/is not a domain/)
  },
)

test('a password may contain characters that are special to Compose and shells', () => {
  const typed = "smtp://me%40agency.example:a$b'c@mail.example:587"
  expect(SMTP.read(typed)).toBe('smtp://me%40agency.example:a%24b%27c@mail.example:587')
})

test('several mailboxes may be named', () => {
  expect(MAILBOX.read('a@agency.example, b@agency.example')).toBe(
    'a@agency.example,b@agency.example',
  )
})

test('a wrong answer is reported and the question repeated', async () => {
  const one = person('agency', 'agency.example')
  expect(await ask(DOMAIN, undefined, undefined, one)).toBe('agency.example')
  expect(one.said.join('')).toMatch(/"agency" is not a domain/)
})

test('an empty answer keeps the former answer, whose password is not shown', async () => {
  const former = 'smtp://me:secret@mail.example:587'
  const one = person('')
  expect(await ask(SMTP, undefined, former, one)).toBe(former)
  expect(one.asked[0]).toContain('[smtp://me:…@mail.example:587]')
})

test('without a terminal, the error names the flag', async () => {
  await expect(ask(MAILBOX, undefined, undefined, { ...person(), ask: null })).rejects.toThrow(
    'add --mailbox',
  )
})
