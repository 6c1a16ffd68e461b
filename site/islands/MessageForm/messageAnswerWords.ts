import type { SiteContent } from '../../../content-model/readContent.ts'
import type { MessageAnswerProps } from './MessageAnswer.island.tsx'

/** Texts of the response to a message, for every form. */
export function messageAnswerWords({
  forms: { contact, failure },
}: SiteContent): Pick<MessageAnswerProps, 'copy' | 'failureCopy'> {
  const { success, error, error_sign, bring_back, unsent } = contact
  return { copy: { success, error, error_sign, bring_back, unsent }, failureCopy: failure }
}
