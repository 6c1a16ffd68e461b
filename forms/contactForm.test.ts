import { expect, test } from 'vitest'
import { contactFormSchema } from './contactForm.ts'
import { CONTACT_FIELDS, MAX_LENGTHS } from './fields.ts'

const message = {
  name: 'Nora Dunmore',
  email: 'nora@northfold.example',
  subject: 'New website',
  comments: 'We need five pages.',
}

function codes(changes: Record<string, string | undefined>): string[] {
  const checked = contactFormSchema.safeParse({ ...message, ...changes })
  return checked.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
}

test('a message needs no phone number', () => {
  expect(contactFormSchema.parse(message)).toEqual(message)
})

test('the schema and the list of fields name the same fields', () => {
  expect(Object.keys(contactFormSchema.shape)).toEqual([...CONTACT_FIELDS])
})

test.for(['name', 'email', 'subject', 'comments'])('a message needs its %s', (field) => {
  expect(codes({ [field]: undefined })).toEqual([`${field}: REQUIRED_FIELD_EMPTY`])
  expect(codes({ [field]: '' })).toContain(`${field}: REQUIRED_FIELD_EMPTY`)
})

test.for(['name', 'phone', 'subject', 'comments'] as const)(
  'a %s has its longest length',
  (field) => {
    const longest = 'x'.repeat(MAX_LENGTHS[field])
    expect(codes({ [field]: longest })).toEqual([])
    expect(codes({ [field]: `${longest}x` })).toEqual([`${field}: TEXT_TOO_LONG`])
  },
)

test('a space is text, as it is for the browser', () => {
  expect(codes({ name: ' ' })).toEqual([])
})
