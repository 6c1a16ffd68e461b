import type { Submission } from '../../src/storage/Submission.ts'

export const exampleSubscription: Submission = {
  form: 'newsletter',
  target: 'newsletter',
  status: 'new',
  email: 'nora@northfold.example',
  name: null,
  phone: null,
  subject: null,
  comments: null,
  extraFields: [],
}

export const exampleMessage: Submission = {
  ...exampleSubscription,
  form: 'contact',
  target: 'hello@agency.example',
  name: 'Nora Dunmore',
  subject: 'New website',
  comments: 'We need five pages.\nBy June.',
}
