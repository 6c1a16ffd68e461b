import type { SiteContent } from '../../../content-model/readContent.ts'
import type { MessageAnswerProps } from './MessageAnswer.island.tsx'

/** Words of the answer to a message, in every form. */
export function messageAnswerWords({
  forms: { contact, failure },
}: SiteContent): Pick<MessageAnswerProps, 'copy' | 'failureCopy'> {
  const { success, error, error_sign, bring_back, unsent } = contact
  return { copy: { success, error, error_sign, bring_back, unsent }, failureCopy: failure }
}
