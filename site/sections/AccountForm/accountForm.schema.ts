import * as z from 'zod'
import { actionSchema, group, text } from '../../../content-model/schemas/fields.ts'
import { illustrationSchema } from '../../../content-model/schemas/page.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const accountForm = sectionSchema(
  'account-form',
  'First screen to log in or register: a form that sends and keeps nothing, and what it answers.',
  {
    variant: z.enum(['login', 'register']).describe('Which of the two: login or register.'),
    labels: group('Names of the fields.', {
      username: text('Name of the field for the user name.'),
      password: text('Name of the field for the password.'),
      remember: text('Words beside the checkbox.'),
    }),
    button: text('Button.'),
    beside: illustrationSchema.optional().describe('Picture beside the form, on its colour.'),
    not_open: group('Answer to the form.', {
      heading: text('What the visitor is told.'),
      text: text('Where to turn instead.'),
      action: actionSchema.describe('Button.'),
    }),
    other: group('Way to the other of the two pages.', {
      text: text('Question below the form.'),
      action: actionSchema.describe('Link after it.'),
    }),
  },
  { hasMainHeading: true },
)
