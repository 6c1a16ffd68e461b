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

describe('a response with errors of fields', () => {
  test('yields a sentence for each field, with the label that the visitor sees', () => {
    const errors = [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { code: 'OTHER', field: 'name', message: 'Please tell us who you are.' },
    ]
    expect(read({ error: 'Two are wrong.', errors })).toEqual({
      fieldErrors: { email: 'Your email should be an email.', name: 'Please tell us who you are.' },
      reason: 'Change what is marked.',
    })
  })

  test('yields only the first error of a field', () => {
    const errors = ['First.', 'Second.'].map((message) => ({ field: 'name', message }))
    expect(read({ errors }).fieldErrors).toEqual({ name: 'First.' })
  })

  test('reports an error of an invisible field as an error of the form', () => {
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

describe('a response about the whole form', () => {
  test.for([
    ['errors without a field', { errors: [{ message: 'Too many.' }] }, 'Too many.'],
    ['error', { error: 'Closed.', message: 'closed' }, 'Closed.'],
    ['message', { success: 'false', message: 'Needs activation.' }, 'Needs activation.'],
    ['errors before error', { error: 'No.', errors: [{ message: 'Full.' }] }, 'Full.'],
  ] as const)('yields its %s', ([, answer, reason]) => {
    expect(read(answer)).toEqual({ fieldErrors: {}, reason })
  })

  test('is truncated between characters if it is long', () => {
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
])('the body %s yields only the default reason', (body) => {
  expect(read(body)).toEqual({ fieldErrors: {}, reason: 'Not received.' })
})

describe('the time to try again', () => {
  test.for(['300', new Date(Date.now() + 299_000).toUTCString()])('is shown for %s', (header) => {
    expect(read({ error: 'Too many.' }, header).reason).toBe('Too many. Wait 5 minutes.')
  })

  test.for(['0', '-5', 'soon', '1e9', 'Thu, 01 Jan 1970 00:00:00 GMT', ''])(
    'is not shown for "%s"',
    (header) => {
      expect(read({ error: 'Too many.' }, header).reason).toBe('Too many.')
    },
  )

  test('is shown even if the response has no other reason', () => {
    expect(read('<h1>Busy</h1>', '60').reason).toBe('Not received. Wait 1 minute.')
  })
})
