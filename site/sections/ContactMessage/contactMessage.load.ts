import { formAddresses } from '../../../forms/formAddresses.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { ContactMessageProps } from './ContactMessageProps.ts'

export const load: SectionLoader<'contact-message', ContactMessageProps> = (
  { hours, next },
  { content, id },
) => {
  const { brand, forms, labels } = content
  return {
    props: {
      id,
      heading: forms.contact.heading,
      requiredNote: forms.contact.required_note,
      form: {
        address: formAddresses(content, process.env).contact,
        copy: forms.contact,
        failureCopy: forms.failure,
        requiredLabel: labels.required,
      },
      panel: {
        hours: { heading: labels.opening_hours, days: brand.opening_hours.text, text: hours.text },
        next,
        tone: toneOnSwatch(content.palette, 'sky'),
      },
    },
  }
}
