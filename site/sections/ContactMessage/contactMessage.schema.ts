import { exactly, group, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const contactMessage = sectionSchema(
  'contact-message',
  'The contact form, beside opening hours and what happens next.',
  {
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
