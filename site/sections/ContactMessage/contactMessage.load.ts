import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { ContactPanelProps } from './ContactPanel.tsx'
import { type MessageBlockProps, messageBlock } from './messageBlock.ts'

export type ContactMessageProps = SectionProps<'contact-message'> & {
  message: MessageBlockProps
  panel: ContactPanelProps
}

export const load: SectionLoader<ContactMessageProps> = (copy, { content }) => {
  const { brand, labels, palette } = content
  return {
    props: {
      message: messageBlock(content, copy),
      panel: {
        hours: {
          heading: labels.opening_hours,
          days: brand.opening_hours.text,
          text: copy.hours.text,
        },
        next: copy.next,
        tone: toneOnSwatch(palette, 'sky'),
      },
    },
  }
}
