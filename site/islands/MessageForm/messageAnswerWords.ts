import type { SiteContent } from '../../../content-model/readContent.ts'
import type { MessageAnswerProps } from './MessageAnswer.island.tsx'

/** What the answer to a message says, whichever form it stands in. */
export function messageAnswerWords({
  forms: { contact, failure },
}: SiteContent): Pick<MessageAnswerProps, 'copy' | 'failureCopy'> {
  const { success, error, error_sign, bring_back, unsent } = contact
  return { copy: { success, error, error_sign, bring_back, unsent }, failureCopy: failure }
}
