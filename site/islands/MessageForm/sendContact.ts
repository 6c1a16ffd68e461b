import { postForm } from '../FormSending/postForm.ts'
import {
  type FailureOptions,
  type FormFailure,
  NO_ANSWER,
  readFailure,
} from '../FormSending/readFailure.ts'

/**
 * Sends a message by the contact service's protocol.
 * @returns the reason if the message was rejected, else null. Never rejects.
 */
export async function sendContact(
  address: string,
  form: FormData,
  options: FailureOptions,
): Promise<FormFailure | null> {
  try {
    const answer = await postForm(address, form)
    return answer.isTaken ? null : readFailure(answer, options)
  } catch {
    return readFailure(NO_ANSWER, options)
  }
}
