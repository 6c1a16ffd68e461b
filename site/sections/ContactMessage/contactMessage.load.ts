import type { ComponentProps } from 'react'
import { formAddresses, tokenAddress } from '../../../forms/formAddresses.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { ContactForm } from '../../islands/ContactForm/ContactForm.island.tsx'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { ContactPanelProps } from './ContactPanel.tsx'

export type ContactMessageProps = SectionProps<'contact-message'> & {
  heading: string
  requiredNote: string
  form: Omit<ComponentProps<typeof ContactForm>, 'labelledBy'>
  panel: ContactPanelProps
}

export const load: SectionLoader<ContactMessageProps> = (
  { heading, subject, hours, next },
  { content },
) => {
  const { brand, forms, labels } = content
  return {
    props: {
      heading: heading ?? forms.contact.heading,
      requiredNote: forms.contact.required_note,
      form: {
        address: formAddresses(content, process.env).contact,
        tokenAddress: tokenAddress('contact', content, process.env),
        copy: forms.contact,
        failureCopy: forms.failure,
        requiredLabel: labels.required,
        subject,
      },
      panel: {
        hours: { heading: labels.opening_hours, days: brand.opening_hours.text, text: hours.text },
        next,
        tone: toneOnSwatch(content.palette, 'sky'),
      },
    },
  }
}
