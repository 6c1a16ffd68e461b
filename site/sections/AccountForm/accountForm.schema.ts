import * as z from 'zod'
import { actionSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const accountForm = sectionSchema(
  'account-form',
  'Login or register: a form that sends and keeps nothing, and what it answers.',
  {
    variant: z.enum(['login', 'register']).describe('Which of the two: login or register.'),
    labels: z
      .strictObject({
        username: textSchema.describe('Name of the field for the user name.'),
        password: textSchema.describe('Name of the field for the password.'),
        remember: textSchema.describe('Words beside the checkbox.'),
      })
      .describe('Names of the fields.'),
    button: textSchema.describe('Button.'),
    not_open: z
      .strictObject({
        heading: textSchema.describe('What the visitor is told.'),
        text: textSchema.describe('Where to turn instead.'),
        action: actionSchema.describe('Button.'),
      })
      .describe('Answer to the form.'),
    other: z
      .strictObject({
        text: textSchema.describe('Question below the form.'),
        action: actionSchema.describe('Link after it.'),
      })
      .describe('Way to the other of the two pages.'),
  },
)

export type AccountFormBlock = z.infer<typeof accountForm>
