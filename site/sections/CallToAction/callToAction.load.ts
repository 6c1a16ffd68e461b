import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { CallToActionProps } from './CallToAction.tsx'

export const load: SectionLoader<SectionProps<'call-to-action'> & CallToActionProps> = (
  _copy,
  { content },
) => ({
  props: {
    action: content.sidebar.talk.action,
    phone: content.brand.phone,
    swatch: 'wall',
    tone: undefined,
  },
})
