import type { ComponentProps } from 'react'
import type { SiteContent } from '../../../content-model/readContent.ts'
import { formAddresses, tokenAddress } from '../../../forms/formAddresses.ts'
import type { ContactForm } from '../../islands/MessageForm/ContactForm.tsx'
import type { MessageAnswerProps } from '../../islands/MessageForm/MessageAnswer.island.tsx'
import { messageAnswerWords } from '../../islands/MessageForm/messageAnswerWords.ts'
import { formLanguage } from '../../lib/formLanguage.ts'

export type MessageBlockProps = {
  heading: string
  requiredNote: string
  form: Omit<ComponentProps<typeof ContactForm>, 'labelledBy' | 'children'>
  answer: MessageAnswerProps
}

/** The contact form with its heading. If `subject` is set, visitors have no subject field. */
export function messageBlock(
  content: SiteContent,
  { heading, subject }: { heading?: string | undefined; subject?: string | undefined } = {},
): MessageBlockProps {
  const { forms, labels } = content
  const address = formAddresses(content, process.env).contact
  const { terms: _box, ...fieldLabels } = forms.contact.labels
  return {
    heading: heading ?? forms.contact.heading,
    requiredNote: forms.contact.required_note,
    form: {
      address,
      language: formLanguage(content),
      copy: forms.contact,
      requiredLabel: labels.required,
      subject,
    },
    answer: {
      ...messageAnswerWords(content),
      address,
      tokenAddress: tokenAddress('contact', content, process.env),
      fieldLabels,
      keptAs: `unsent-${subject ?? 'contact'}`,
    },
  }
}
