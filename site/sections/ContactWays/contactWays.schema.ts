import { group, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

const title = text('Title of the card.')

export const contactWays = sectionSchema(
  'contact-ways',
  'Address, telephone number and the two email addresses, one card each.',
  {
    label: text('Name of the three cards for screen readers.'),
    address: group('Card of the address.', { title, text: text('Sentence below the address.') }),
    phone: group('Card of the telephone number.', {
      title,
      text: text('Sentence below the number.'),
    }),
    email: group('Card of the two email addresses.', {
      title,
      general: text('Purpose of the general email address.'),
      projects: text('Purpose of the email address for projects.'),
    }),
  },
)
