import * as z from 'zod'
import { actionSchema, group, text } from '../../../content-model/schemas/fields.ts'
import { illustrationSchema } from '../../../content-model/schemas/page.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const accountForm = sectionSchema(
  'account-form',
  'First screen to log in or register: a form that sends and stores nothing, and its answer.',
  {
    variant: z.enum(['login', 'register']).describe('Kind of form: login or register.'),
    labels: group('Labels of the fields.', {
      username: text('Label of the user name field.'),
      password: text('Label of the password field.'),
      remember: text('Text beside the checkbox.'),
    }),
    button: text('Button.'),
    beside: illustrationSchema.optional().describe('Picture beside the form, on its colour.'),
    not_open: group('Answer to the form.', {
      heading: text('Message for the visitor.'),
      text: text('What to do instead.'),
      action: actionSchema.describe('Button.'),
    }),
    other: group('Link to the other of the two pages.', {
      text: text('Question below the form.'),
      action: actionSchema.describe('Link after it.'),
    }),
  },
  { hasMainHeading: true },
)
