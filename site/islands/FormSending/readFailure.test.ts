import { describe, expect, test } from 'vitest'
import { readFailure } from './readFailure.ts'

const copy = {
  invalid_field: '{field} {message}.',
  marked: 'Change what is marked.',
  try_again: 'Wait {time}.',
  unknown: 'Not received.',
}
const fieldLabels = { name: 'Your name', email: 'Your email' }

function read(answer: unknown, retryAfter: string | null = null) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return readFailure({ body, retryAfter }, { copy, fieldLabels, locale: 'en-GB' })
}

describe('an answer that names fields', () => {
  test('has a sentence for each, under the label that the visitor knows', () => {
    const errors = [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { code: 'OTHER', field: 'name', message: 'Please tell us who you are.' },
    ]
    expect(read({ error: 'Two are wrong.', errors })).toEqual({
      fieldErrors: { email: 'Your email should be an email.', name: 'Please tell us who you are.' },
      reason: 'Change what is marked.',
    })
  })

  test('gives the first fault of a field', () => {
    const errors = ['First.', 'Second.'].map((message) => ({ field: 'name', message }))
    expect(read({ errors }).fieldErrors).toEqual({ name: 'First.' })
  })

  test('gives a fault of a field that the visitor cannot change as one of the whole form', () => {
    const errors = ['subject', '__proto__', 'toString'].map((field) => ({
      field,
      message: 'is too long',
    }))
    expect(read({ errors })).toEqual({
      fieldErrors: {},
      reason: 'subject is too long. __proto__ is too long. toString is too long.',
    })
  })
})

describe('an answer about the whole form', () => {
  test.for([
    ['errors without a field', { errors: [{ message: 'Too many.' }] }, 'Too many.'],
    ['error', { error: 'Closed.', message: 'closed' }, 'Closed.'],
    ['message', { success: 'false', message: 'Needs activation.' }, 'Needs activation.'],
    ['errors before error', { error: 'No.', errors: [{ message: 'Full.' }] }, 'Full.'],
  ] as const)('gives its %s', ([, answer, reason]) => {
    expect(read(answer)).toEqual({ fieldErrors: {}, reason })
  })

  test('is cut if it is long, between characters', () => {
    const { reason } = read({ message: '🚫'.repeat(1_000) })
    expect([...reason]).toHaveLength(300)
    expect(reason.endsWith('🚫…')).toBe(true)
    const errors = [{ field: 'name', message: 'X'.repeat(1_000) }]
    expect(read({ errors }).fieldErrors.name).toHaveLength(300)
    const many = Array.from({ length: 1_000 }, () => ({ message: 'Wrong.' }))
    expect(read({ errors: many }).reason).toHaveLength(300)
  })
})

test.for([
  '',
  '<h1>Bad gateway</h1>',
  'null',
  '[]',
  '"text"',
  '{"errors":"many"}',
  '{"errors":[null,1,{"field":"name"},{"field":"name","message":{"a":1}}]}',
  '{"error":{"message":"x"},"message":" "}',
])('%s gives no reason but that nothing arrived', (body) => {
  expect(read(body)).toEqual({ fieldErrors: {}, reason: 'Not received.' })
})

describe('when to try again', () => {
  test.for(['300', new Date(Date.now() + 299_000).toUTCString()])('is told for %s', (header) => {
    expect(read({ error: 'Too many.' }, header).reason).toBe('Too many. Wait 5 minutes.')
  })

  test.for(['0', '-5', 'soon', '1e9', 'Thu, 01 Jan 1970 00:00:00 GMT', ''])(
    'is not told for "%s"',
    (header) => {
      expect(read({ error: 'Too many.' }, header).reason).toBe('Too many.')
    },
  )

  test('is told without any other word of the service', () => {
    expect(read('<h1>Busy</h1>', '60').reason).toBe('Not received. Wait 1 minute.')
  })
})
