import type { SectionLoader } from '../../build/loadSections.ts'
import type { CallBandProps } from './CallBand.tsx'

export const load: SectionLoader<'call-band', CallBandProps> = (copy, { content, id }) => ({
  props: {
    id,
    copy,
    action: content.sidebar.talk.action,
    phone: content.brand.phone,
    field: 'wall',
    tone: undefined,
  },
})
