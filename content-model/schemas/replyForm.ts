import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** Words of the form below an article. It is sent as a contact message and shares that form's answers. */
export const replyFormSchema = z.strictObject({
  heading: textSchema.describe('Line above the form.'),
  read_first: textSchema.describe('Says what happens with a reply before it appears.'),
  email_note: textSchema.describe('Says who sees the email address.'),
  required_note: textSchema.describe('Says what the mark * beside a field means.'),
  labels: z
    .strictObject({
      name: textSchema.describe('Name of the field for the name.'),
      email: textSchema.describe('Name of the field for the email address.'),
      website: textSchema.describe('Name of the field for the website.'),
      comments: textSchema.describe('Name of the field for the reply.'),
      save_details: textSchema.describe('Words beside the checkbox.'),
    })
    .describe('Names of the fields.'),
  button: textSchema.describe('Button.'),
  subject: runTimeText('title').describe('Subject under which a reply to {title} reaches you.'),
})

export type ReplyForm = z.infer<typeof replyFormSchema>
