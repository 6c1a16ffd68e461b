import type { OutboxTable, SubmissionsTable } from '../../../src/storage/schema.ts'

/** A message as the database has it; the tests name what matters to them. */
export function storedMessage(changes: Partial<SubmissionsTable> = {}): SubmissionsTable {
  return {
    id: '3f9c02ab-0000-4000-8000-000000000001',
    form: 'contact',
    target: 'hello@agency.example',
    status: 'new',
    email: 'nora@northfold.example',
    name: 'Nora Dunmore',
    phone: null,
    subject: 'New website',
    comments: 'We need five pages.\nBy June.',
    extra_fields: '[]',
    received_at: '2026-05-04T09:00:00.000Z',
    ...changes,
  }
}

/** The mail about it. */
export function storedMail(changes: Partial<OutboxTable> = {}): OutboxTable {
  const { id, received_at } = storedMessage()
  return {
    submission_id: id,
    message_id: `${id}@agency.example`,
    state: 'waiting',
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: received_at,
    lease_owner: null,
    leased_until: null,
    last_error: null,
    sent_at: null,
    created_at: received_at,
    ...changes,
  }
}
