import { expect, test } from 'vitest'
import { NEWSLETTER_FIELDS } from './fields.ts'
import { newsletterFormSchema } from './newsletterForm.ts'

test('the schema and the list of fields name the same fields', () => {
  expect(Object.keys(newsletterFormSchema.shape)).toEqual([...NEWSLETTER_FIELDS])
})

test.for(['nora@northfold.example', 'n@localhost', "o'neil+news@a-b.example", '  n@b.example\n'])(
  '%s is an address, as the browser has it',
  (email) => {
    expect(newsletterFormSchema.parse({ email })).toEqual({ email: email.trim() })
  },
)

test.for([
  'nora',
  'nora@',
  '@b.example',
  'a b@c.example',
  'a@b..example',
  'a@-b.example',
  'ä@b.example',
])('%s is none', (email) => {
  const { error } = newsletterFormSchema.safeParse({ email })
  expect(error?.issues.map(({ message }) => message)).toEqual(['TYPE_EMAIL'])
})
