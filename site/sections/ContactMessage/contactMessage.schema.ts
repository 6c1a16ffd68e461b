import {
  exactly,
  group,
  headingSchema,
  text,
  textSchema,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { MAX_LENGTHS } from '../../../forms/fields.ts'

export const contactMessage = sectionSchema(
  'contact-message',
  'The contact form, beside opening hours and what happens next.',
  {
    heading: headingSchema
      .optional()
      .describe('Line above the form. If empty, the line of the contact form is used.'),
    subject: textSchema
      .max(MAX_LENGTHS.subject)
      .optional()
      .describe(
        'Subject of every message from this form. Visitors are then not asked for a subject.',
      ),
    hours: group('Opening hours, beside the form.', {
      text: text('Sentence below the opening hours.'),
    }),
    next: group('What happens after a message, beside the form.', {
      heading: text('Heading of the steps.'),
      steps: exactly(3, 'The three steps.', {
        title: text('The step in a few words.'),
        text: text('The step in a sentence.'),
      }),
    }),
  },
)
