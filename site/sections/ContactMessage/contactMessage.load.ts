import type { ComponentProps } from 'react'
import { formAddresses, tokenAddress } from '../../../forms/formAddresses.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { ContactForm } from '../../islands/MessageForm/ContactForm.tsx'
import type { MessageAnswerProps } from '../../islands/MessageForm/MessageAnswer.island.tsx'
import { messageAnswerWords } from '../../islands/MessageForm/messageAnswerWords.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { ContactPanelProps } from './ContactPanel.tsx'

export type ContactMessageProps = SectionProps<'contact-message'> & {
  heading: string
  requiredNote: string
  form: Omit<ComponentProps<typeof ContactForm>, 'labelledBy' | 'children'>
  answer: MessageAnswerProps
  panel: ContactPanelProps
}

export const load: SectionLoader<ContactMessageProps> = (
  { heading, subject, hours, next },
  { content },
) => {
  const { brand, forms, labels } = content
  const address = formAddresses(content, process.env).contact
  const { terms: _box, ...fieldLabels } = forms.contact.labels
  return {
    props: {
      heading: heading ?? forms.contact.heading,
      requiredNote: forms.contact.required_note,
      form: {
        address,
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
      panel: {
        hours: { heading: labels.opening_hours, days: brand.opening_hours.text, text: hours.text },
        next,
        tone: toneOnSwatch(content.palette, 'sky'),
      },
    },
  }
}
