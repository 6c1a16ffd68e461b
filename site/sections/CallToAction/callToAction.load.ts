import type { SectionLoader } from '../../build/loadSections.ts'
import type { CallToActionProps } from './CallToAction.tsx'

export const load: SectionLoader<'call-to-action', CallToActionProps> = (
  copy,
  { content, id },
) => ({
  props: {
    id,
    copy,
    action: content.sidebar.talk.action,
    phone: content.brand.phone,
    swatch: 'wall',
    tone: undefined,
  },
})
