import type { ComponentProps } from 'react'
import type { ContactForm } from '../../islands/ContactForm/ContactForm.island.tsx'
import type { ContactPanelProps } from './ContactPanel.tsx'

export type ContactMessageProps = {
  id: string
  heading: string
  requiredNote: string
  form: Omit<ComponentProps<typeof ContactForm>, 'labelledBy'>
  panel: ContactPanelProps
}
