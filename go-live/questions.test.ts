import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { DOMAIN, MAILBOX, SMTP } from './questions.ts'

/** Somebody at a terminal who gives these answers. */
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
])('the name %s is %s', (typed, name) => {
  expect(DOMAIN.read(typed)).toBe(name)
})

test.each(['agency', '203.0.113.5', 'agency.example:8080', 'agency.example/shop', '-a.example'])(
  '%s is no name of a site',
  (typed) => {
    expect(() => DOMAIN.read(typed)).toThrow(/is no name of a site/)
  },
)

test('a password may hold what Compose and shells take for theirs', () => {
  const typed = "smtp://me%40agency.example:a$b'c@mail.example:587"
  expect(SMTP.read(typed)).toBe('smtp://me%40agency.example:a%24b%27c@mail.example:587')
})

test('several mailboxes are told', () => {
  expect(MAILBOX.read('a@agency.example, b@agency.example')).toBe(
    'a@agency.example,b@agency.example',
  )
})

test('a wrong answer is told and asked for again', async () => {
  const one = person('agency', 'agency.example')
  expect(await ask(DOMAIN, undefined, undefined, one)).toBe('agency.example')
  expect(one.said.join('')).toMatch(/"agency" is no name of a site/)
})

test('an empty answer keeps the former one, whose password is not shown', async () => {
  const former = 'smtp://me:secret@mail.example:587'
  const one = person('')
  expect(await ask(SMTP, undefined, former, one)).toBe(former)
  expect(one.asked[0]).toContain('[smtp://me:…@mail.example:587]')
})

test('where nobody can be asked, the flag is named', async () => {
  await expect(ask(MAILBOX, undefined, undefined, { ...person(), ask: null })).rejects.toThrow(
    'add --mailbox',
  )
})
