import type { FailureWords } from '../../../content-model/schemas/forms.ts'
import type { ReceiverWords } from '../../src/ReceiverOptions.ts'

/** Words of the tests' own, so that no test depends on what the owner writes. */
export const testWords: ReceiverWords = {
  contact_ok: 'Message kept.',
  required: 'is required',
  not_an_email: 'should be an email',
  too_long: 'should have {maximum} characters or fewer',
  too_many_fields: 'Too many fields.',
  too_large: 'Too large.',
  not_readable: 'Not readable.',
  wrong_type: 'Not a form.',
  cross_site: 'From another site.',
  unknown_form: 'No form here.',
  too_many: 'Too many messages.',
  unavailable: 'Not stored. Try again.',
  page: {
    title: 'Not sent | Test agency',
    heading: 'Your form was not sent',
    advice: 'Change it & send it again.',
    back: 'Back to the form',
  },
  mail: {
    contact_subject: '{sender}: {subject}',
    contact_intro: '{sender} wrote.',
    newsletter_subject: 'Newsletter: {sender}',
    newsletter_intro: '{sender} subscribed.',
    received: 'Received',
    reference: 'Reference',
    reply_note: 'Replies go to {sender}.',
  },
}

export const testFailureWords: FailureWords = {
  invalid_field: '{field} {message}.',
  marked: 'Change what is marked.',
  try_again: 'Wait {time}.',
  unknown: 'Not received.',
}
