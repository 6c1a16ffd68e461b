import { expect, test } from 'vitest'
import { CONTACT_FIELDS, MAX_LENGTHS, NEWSLETTER_FIELDS } from './fields.ts'
import { contactFormSchema, newsletterFormSchema } from './formSchemas.ts'

test('the schema and the list of fields name the same fields', () => {
  expect(Object.keys(newsletterFormSchema.shape)).toEqual([...NEWSLETTER_FIELDS])
})

test.for(['nora@northfold.example', 'n@localhost', "o'neil+news@a-b.example", '  n@b.example\n'])(
  '%s is a valid address, as in browsers',
  (email) => {
    expect(newsletterFormSchema.parse({ email })).toEqual({ email: email.trim() })
  },
)

test('an internationalised domain is stored in ASCII', () => {
  const email = 'nora@müller.example'
  expect(newsletterFormSchema.parse({ email })).toEqual({ email: 'nora@xn--mller-kva.example' })
})

test.for([
  'nora',
  'nora@',
  '@b.example',
  'a b@c.example',
  'a@b..example',
  'a@-b.example',
  'ä@b.example',
])('%s is not a valid address', (email) => {
  const { error } = newsletterFormSchema.safeParse({ email })
  expect(error?.issues.map(({ message }) => message)).toEqual(['TYPE_EMAIL'])
})

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

test.for(['name', 'email', 'subject', 'comments'])('a message needs a value for %s', (field) => {
  expect(codes({ [field]: undefined })).toEqual([`${field}: REQUIRED_FIELD_EMPTY`])
  expect(codes({ [field]: '' })).toContain(`${field}: REQUIRED_FIELD_EMPTY`)
})

test.for(['name', 'phone', 'subject', 'comments'] as const)(
  'the length of %s is limited',
  (field) => {
    const longest = 'x'.repeat(MAX_LENGTHS[field])
    expect(codes({ [field]: longest })).toEqual([])
    expect(codes({ [field]: `${longest}x` })).toEqual([`${field}: TEXT_TOO_LONG`])
  },
)

test('a space counts as text, as in browsers', () => {
  expect(codes({ name: ' ' })).toEqual([])
})
